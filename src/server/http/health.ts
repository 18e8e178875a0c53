import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { createDatabaseProbe, freeBytesIn } from '#server/database/probe.ts'
import type { Env } from '#server/env.ts'
import { isSameSecret } from '#server/signatures.ts'
import type { Database } from '#server/tables.ts'

/**
 * `/healthz` (the process runs), `/readyz` (it can serve and save), and `/metrics` for the bearer of `METRICS_TOKEN`.
 */
export function serveHealth(app: FastifyInstance, env: Env, database: Database): void {
  const freeBytes = env.DATABASE_URL ? null : () => freeBytesIn(env.DATA_DIR)
  const stateOf = createDatabaseProbe(database, freeBytes, (error) =>
    app.log.error({ err: error }, 'the database is not ready'),
  )

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const status = await stateOf()
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })

  if (env.METRICS_TOKEN) serveMetrics(app, env.METRICS_TOKEN)
}

function serveMetrics(app: FastifyInstance, token: string): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route and status; cached pages and what pages tell are not in it',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
