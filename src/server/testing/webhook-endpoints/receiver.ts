import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { jobRunners } from '#server/job-handlers.ts'
import { runnerOf, runnersOf } from '#server/jobs/run-job.ts'
import { createWorker } from '#server/jobs/worker.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createEndpoint } from '#server/webhook-endpoints/change-endpoints.ts'
import { deliverWebhooksHandler } from '#server/webhook-endpoints/deliver-webhooks.ts'
import { readWebhookSubjects } from '#server/webhook-subjects.ts'
import { changeEndpoint } from '#server/webhooks/endpoint-store.ts'
import { deliverWebhooksJob } from '#server/webhooks/jobs.ts'
import type { Website } from '#server/websites/website.ts'
import type { EndpointContent } from '#shared/webhook-endpoints/schema.ts'
import { webhookEventTypes } from '#shared/webhooks/event-types.ts'

/** The address of this machine, which only tests may call. */
export const allowed = ['127.0.0.1']

export interface Received {
  readonly headers: Record<string, string>
  readonly text: string
  readonly body: { id: string; type: string; version: number; createdAt: number; readAt: number; data: never }
}

/** A receiver on this machine that stores what it gets, and answers as the test says. */
export async function startReceiver() {
  const received: Received[] = []
  const receiver = {
    received,
    status: 200,
    answer: 'Thanks',
    url: '',
    /** Called before the answer. */
    onRequest: async (_: Received): Promise<void> => {},
    types: () => received.map(({ body }) => body.type),
  }
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const one = { headers: request.headers as Record<string, string>, text: sent, body: JSON.parse(sent) }
    received.push(one)
    await receiver.onRequest(one)
    response.writeHead(receiver.status, { location: '/elsewhere' }).end(receiver.answer)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}

/** Endpoints of websites at a receiver of this machine, and a worker of all jobs that may call it. */
export function webhooksOf(app: TestApp, url: string) {
  const { services } = app
  const sender = runnerOf(deliverWebhooksJob, deliverWebhooksHandler(services, readWebhookSubjects, { allowed }))
  const worker = createWorker(services.database, () => new Map([...jobRunners(services), ...runnersOf(sender)]), {
    start: false,
  })
  return {
    worker,
    async add(website: Website, changes: Partial<EndpointContent> = {}) {
      const content = { url: 'https://hooks.example.com/', description: '', events: [...webhookEventTypes], ...changes }
      const made = await app.changing(website, (scope) => createEndpoint(scope, services.sealing!, content, newId()))
      if (!made.ok) throw new Error(made.failure.code)
      // Owners can enter https addresses of the internet only.
      await app.changing(website, (scope) => changeEndpoint(scope, made.value.endpointId, { url }))
      return made.value
    },
    deliveriesOf: (website: Website) =>
      services.database
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('website_id', '=', website.id)
        .orderBy('event_id')
        .execute(),
  }
}
