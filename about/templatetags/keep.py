"""A block that is needed twice: in the page's title and in what a preview shows of it."""

from __future__ import annotations

from django import template
from django.template.base import NodeList, Parser, Token
from django.template.context import Context

register = template.Library()


class KeepNode(template.Node):
    """Renders what it encloses into a variable instead of the page."""

    def __init__(self, name: str, nodelist: NodeList) -> None:
        self.name = name
        # Under this name Django finds the blocks inside, so that a page can fill them.
        self.nodelist = nodelist

    def render(self, context: Context) -> str:
        """Nothing; the text is in the variable from here on."""
        context[self.name] = self.nodelist.render(context)
        return ""


@register.tag
def keep(parser: Parser, token: Token) -> KeepNode:
    """`{% keep name %}…{% endkeep %}`: what stands between is `{{ name }}` afterwards."""
    _, name = token.split_contents()
    nodelist = parser.parse(("endkeep",))
    parser.delete_first_token()
    return KeepNode(name, nodelist)
