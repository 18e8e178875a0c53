import { buildApp, openDatabase } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { newId } from '#server/identifiers.ts'
import { changing } from '#server/stores.ts'
import { createEndpoint } from '#server/webhook-endpoints/change-endpoints.ts'
import { deliverWebhooksHandler } from '#server/webhook-endpoints/deliver-webhooks.ts'
import { readWebhookSubjects } from '#server/webhook-subjects.ts'
import { changeEndpoint } from '#server/webhooks/endpoint-store.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'

/**
 * A program for `bench`: notes two events for each order of the first website, sends them to RECEIVER, and prints how many
 * it sent in how many milliseconds. The receiver is on this machine, which is allowed here alone.
 */
const receiver = process.env.RECEIVER ?? ''
const env = readEnv({ LOG_LEVEL: 'silent', ...process.env })
const database = await openDatabase(env)
const services = await buildApp(env, database, { background: false })
const website = await database.selectFrom('websites').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
const orders = await database.selectFrom('orders').select('id').where('website_id', '=', website.id).execute()

const endpointId = await changing(services, website, null, async (scope) => {
  const events = ['order.created' as const, 'order.paid' as const]
  const content = { url: 'https://hooks.example.com/', description: '', events }
  const made = await createEndpoint(scope, services.sealing!, content, newId())
  if (!made.ok) throw new Error(made.failure.code)
  await changeEndpoint(scope, made.value.endpointId, { url: receiver })
  return made.value.endpointId
})
const happened = orders.flatMap(({ id: subjectId }) => [
  { type: 'order.created' as const, subjectId },
  { type: 'order.paid' as const, subjectId },
])
await changing(services, website, null, (scope) => noteEvents(scope, happened))

const deliver = deliverWebhooksHandler(services, readWebhookSubjects, { allowed: ['127.0.0.1'] })
const began = performance.now()
const isWaiting = () =>
  database
    .selectFrom('webhook_deliveries')
    .select('event_id')
    .where('website_id', '=', website.id)
    .where('state', '=', 'waiting')
    .limit(1)
    .executeTakeFirst()
while (await isWaiting()) {
  await deliver({
    ...{ id: newId(), websiteId: website.id, payload: { endpointId }, attempts: 0, isLastTry: false },
    ...{ stopping: () => false, finish: async () => {}, renew: async () => {} },
  })
}
console.log(JSON.stringify({ sent: happened.length, milliseconds: performance.now() - began }))
await services.app.close()
await database.destroy()
