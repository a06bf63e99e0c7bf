# The site as an image: docs/running.md says how to run it. It needs no volume and no network of
# its own, and no disk to write to: docker run --read-only works.

# A minor version of Python, so that building anew brings the corrections of Python and Debian.
FROM python:3.13-slim-bookworm AS base
ENV PATH=/opt/venv/bin:$PATH \
    DJANGO_STATIC_ROOT=/srv/static
WORKDIR /srv/canasta

# What is needed to build stays behind here.
FROM base AS build
RUN python -m venv /opt/venv
COPY requirements/run.txt requirements/run.txt
RUN python -m pip install --no-cache-dir --require-hashes --no-deps -r requirements/run.txt
# .dockerignore lets in what the site is made of, and nothing else.
COPY . .
RUN python manage.py collectstatic --noinput --verbosity 0 \
    && python -m compileall -q .

FROM base
COPY --from=build /opt/venv /opt/venv
COPY --from=build /srv /srv
# By number, so that an orchestrator can see that it is not root. All files above belong to root.
USER 10001:10001
ENV PORT=8000 \
    CANASTA_LOG_JSON=1 \
    PYTHONUNBUFFERED=1
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-m", "canasta_site.health"]
CMD ["gunicorn", "--config", "python:canasta_site.gunicorn_conf"]
