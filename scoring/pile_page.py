"""What the page of /stapel/ shows."""


def context(form, turn, answers):
    return {}
