# The server, the worker and the gate in one image: `docker run IMAGE` serves, `docker run IMAGE worker` runs the daily monitoring, and
# `docker run IMAGE gate https://…` gates. It runs as an ordinary user and writes to /data alone.
# It holds Node and the package, whose bundle in dist/cli needs nothing else; a test holds that bundle to the sources.
# See docs/self-hosting.md and examples/compose.yml.

FROM node:24-slim AS package
WORKDIR /src
COPY . .
RUN npm pack --ignore-scripts
RUN mkdir /package && tar -xzf portcullis-*.tgz -C /package --strip-components=1

FROM node:24-slim
LABEL org.opencontainers.image.title="Portcullis" \
      org.opencontainers.image.description="Domain security checks over HTTP, with daily monitoring" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.source="https://github.com/portcullis/portcullis" \
      org.opencontainers.image.documentation="https://github.com/portcullis/portcullis/blob/main/docs/self-hosting.md"
COPY --from=package /package /app
RUN ln -s /app/dist/cli/index.js /usr/local/bin/portcullis
# A named volume takes over this owner. Nothing else in the image is ever written.
RUN mkdir -m 0700 /data && chown 65532:65532 /data
ENV NODE_ENV=production
# Most objects of a measurement are short-lived: a small young generation and few arenas let free memory be used again sooner.
ENV NODE_OPTIONS=--max-semi-space-size=4
ENV MALLOC_ARENA_MAX=2
ENV PORTCULLIS_LISTEN=0.0.0.0:3000
ENV PORTCULLIS_DATA_DIR=/data
USER 65532:65532
WORKDIR /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# The metrics ports of a server and of a worker answer /readyz as well, whatever PORTCULLIS_LISTEN and PORTCULLIS_HTTPS say.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "Promise.any([9464, 9465, 3000].map(async (port) => { const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`); if (!ok) throw port; })).then(() => process.exit(0), () => process.exit(1))"]
ENTRYPOINT ["portcullis"]
CMD ["serve"]
