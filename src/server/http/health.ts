import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '#server/tables.ts'

const PROBE_EVERY_MILLISECONDS = 1_000
const PROBE_TAKES_MILLISECONDS = 2_000

/** `/healthz` (the process runs), `/readyz` (it can serve; asks the database once a second at most) and `/metrics`. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  let probe: { at: number; answer: Promise<boolean> } | undefined

  function isReady(): Promise<boolean> {
    if (!probe || Date.now() - probe.at > PROBE_EVERY_MILLISECONDS) {
      const asked = sql`select 1`.execute(database).then(
        () => true,
        () => false,
      )
      const late = setTimeout(PROBE_TAKES_MILLISECONDS, false, { ref: false })
      probe = { at: Date.now(), answer: Promise.race([asked, late]) }
    }
    return probe.answer
  }

  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unavailable' })
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by route and status; cached pages are not in it',
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
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
