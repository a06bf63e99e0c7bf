"""Words of another language in the texts of a template."""

from django import template

from rules.display import foreign

register = template.Library()
register.filter("fremd", foreign)
