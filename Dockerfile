# Targets: `sandbox` (the stand-in provider) and `app` (one of the two built apps).
ARG NODE_MAJOR=26

FROM node:${NODE_MAJOR}-bookworm-slim AS manifests
WORKDIR /folioflow
COPY package.json package-lock.json .npmrc ./
COPY packages/api/package.json packages/api/
COPY packages/conformance/package.json packages/conformance/
COPY packages/element/package.json packages/element/
COPY packages/flows/package.json packages/flows/
COPY packages/review-room/package.json packages/review-room/
COPY packages/ui/package.json packages/ui/
COPY packages/wiring/package.json packages/wiring/
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/investor/package.json apps/investor/
COPY apps/sandbox/package.json apps/sandbox/
COPY simulation/package.json simulation/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npx turbo run build --filter=@folioflow/investor --filter=@folioflow/backoffice

# The optional packages are the Node of a development machine and tools of the build.
FROM manifests AS dependencies
RUN npm ci --omit=dev --omit=optional --workspace=@folioflow/sandbox --include-workspace-root

FROM node:${NODE_MAJOR}-bookworm-slim AS runtime
ENV NODE_ENV=production
WORKDIR /folioflow
RUN install --directory --owner=node --group=node /data
COPY --from=dependencies /folioflow/node_modules node_modules
COPY package.json ./
COPY docs/api docs/api
COPY packages/api packages/api
COPY packages/wiring/src/guess-language.ts packages/wiring/src/
COPY packages/wiring/src/testing/stored-session.ts packages/wiring/src/testing/
COPY apps/sandbox apps/sandbox
COPY tools/root.ts tools/
COPY tools/container tools/container
COPY tools/serve tools/serve
USER node

FROM runtime AS sandbox
ENV SANDBOX_MODE=1 SANDBOX_BIND=0.0.0.0 SANDBOX_PORT=4602 SANDBOX_DATA=/data
EXPOSE 4602
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "tools/container/healthcheck.ts", "http://127.0.0.1:4602/health"]
CMD ["node", "--conditions=folioflow-source", "apps/sandbox/src/server.ts"]

FROM runtime AS app
ENV FOLIOFLOW_BIND=0.0.0.0 INVESTOR_PORT=4600 BACKOFFICE_PORT=4600
COPY --from=build /folioflow/apps/investor/dist apps/investor/dist
COPY --from=build /folioflow/apps/backoffice/dist apps/backoffice/dist
EXPOSE 4600
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "tools/container/healthcheck.ts", "http://127.0.0.1:4600/config.json"]
# `docker run … app backoffice` serves the other app.
ENTRYPOINT ["node", "tools/serve/main.ts"]
CMD ["investor"]
