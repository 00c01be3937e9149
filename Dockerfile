# One copy of Elucida: API and pages on port 3000. State belongs in PostgreSQL (DATABASE_URL) or in the volume /data.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs what the lock file names and builds the API, the command line and the pages.
RUN node scripts/build.mjs && npm prune --omit=dev --loglevel=error

FROM node:22-bookworm-slim
# glibc keeps freed memory for each of up to sixteen threads; two such stores are enough.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", \
  "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: it must get the SIGTERM that lets it finish its requests.
CMD ["node", "apps/api/dist/server.js"]
