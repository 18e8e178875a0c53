import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { LEASE_MILLISECONDS, takeDue } from '#server/jobs/lease.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, buy } from '#server/testing/buy.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { startReceiver, webhooksOf } from '#server/testing/webhook-endpoints/receiver.ts'
import { lockEndpoint, readEndpoint } from '#server/webhooks/endpoint-store.ts'
import { deliverWebhooksJob } from '#server/webhooks/jobs.ts'
import { noteEvents, TRIED_MILLISECONDS } from '#server/webhooks/note-events.ts'
import type { Website } from '#server/websites/website.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import * as api from '#shared/webhook-endpoints/owner-api.ts'
import { deleteOldEvents } from './delete-old-events.ts'
import { wakeForgotten } from './wake-forgotten.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const { database } = app.services
const receiver = await startReceiver()
const webhooks = webhooksOf(app, receiver.url)
const HOUR = 60 * 60 * 1000

beforeEach(async () => {
  Object.assign(receiver, { status: 200, answer: 'Thanks', onRequest: async () => {} })
  receiver.received.length = 0
  await database.deleteFrom('jobs').execute()
})

/** Deleted products: their events need nothing else. */
const happen = (website: Website, count = 1) =>
  app.changing(website, (scope) =>
    noteEvents(
      scope,
      Array.from({ length: count }, (_, index) => ({ type: 'product.deleted', subjectId: `product-${index}` })),
    ),
  )
const jobsOf = (website: Website) =>
  database
    .selectFrom('jobs')
    .select('run_at')
    .where('website_id', '=', website.id)
    .where('kind', '=', deliverWebhooksJob.kind)
    .where('state', '!=', 'done')
    .execute()
/** The emails that the owner gets. */
const toldOf = async (website: Website) =>
  (
    await database
      .selectFrom('jobs')
      .select('payload')
      .where('website_id', '=', website.id)
      .where('kind', '=', 'write-webhook-letter')
      .execute()
  ).map(({ payload }): unknown => JSON.parse(payload))
const endpointOf = async (website: Website, endpointId: string) =>
  (await readEndpoint(app.reading(website), endpointId))!
/** Lets time pass for what waits: everything was written so much earlier. */
async function wait(website: Website, milliseconds: number) {
  await database
    .updateTable('webhook_deliveries')
    .set((set) => ({
      due_at: set('due_at', '-', milliseconds),
      expires_at: set('expires_at', '-', milliseconds),
    }))
    .where('website_id', '=', website.id)
    .where('state', '=', 'waiting')
    .execute()
  await database
    .updateTable('webhook_endpoints')
    .set((set) => ({
      failing_since: set('failing_since', '-', milliseconds),
      rest_until: set('rest_until', '-', milliseconds),
      told_at: set('told_at', '-', milliseconds),
      former_until: set('former_until', '-', milliseconds),
    }))
    .where('website_id', '=', website.id)
    .execute()
  await database
    .updateTable('jobs')
    .set((set) => ({ run_at: set('run_at', '-', milliseconds) }))
    .where('website_id', '=', website.id)
    .where('state', '=', 'waiting')
    .execute()
}

describe('an event', () => {
  test('is signed as Standard Webhooks says, with its id, type, version and times', async () => {
    const website = await app.buildWebsite()
    const { secret } = await webhooks.add(website)
    await happen(website)
    await webhooks.worker.runDue()
    const [{ headers, text, body } = {} as never] = receiver.received
    expect(new Webhook(secret).verify(text, headers)).toEqual(body)
    expect(() => new Webhook(secret).verify(text.replace('product-0', 'product-1'), headers)).toThrow()
    expect(body).toEqual({
      id: headers['webhook-id'],
      type: 'product.deleted',
      version: 1,
      createdAt: expect.any(Number),
      readAt: expect.any(Number),
      data: { productId: 'product-0' },
    })
    expect(await webhooks.deliveriesOf(website)).toMatchObject([
      { state: 'delivered', attempts: 1, status: 200, answer: 'Thanks', error: '' },
    ])
    expect(await jobsOf(website)).toEqual([])
  })

  test('goes to each webhook that listens to it, with a secret of its own', async () => {
    const website = await app.buildWebsite()
    const secrets = [await webhooks.add(website), await webhooks.add(website)].map(({ secret }) => secret)
    await webhooks.add(website, { events: ['order.paid'] })
    await happen(website)
    await webhooks.worker.runDue()
    expect(receiver.received).toHaveLength(2)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const opened = receiver.received.map(({ text, headers }) =>
      secrets.findIndex((secret) => {
        try {
          return new Webhook(secret).verify(text, headers) !== undefined
        } catch {
          return false
        }
      }),
    )
    expect(opened.toSorted()).toEqual([0, 1])
  })

  test('that cannot be read holds up no other', async () => {
    const website = await app.buildWebsite()
    await webhooks.add(website)
    await happen(website, 3)
    await database
      .updateTable('webhook_events')
      .set({ facts: '{' })
      .where('subject_id', '=', 'product-1')
      .where('website_id', '=', website.id)
      .execute()
    await webhooks.worker.runDue()
    expect(receiver.received).toHaveLength(2)
    expect((await webhooks.deliveriesOf(website)).map(({ state, error }) => [state, error])).toEqual([
      ['delivered', ''],
      ['waiting', 'The event can’t be read.'],
      ['delivered', ''],
    ])
  })
})

describe('a receiver', () => {
  test.each([500, 404, 302])(
    'that answers %i gets the event again under the same id, later and later',
    async (status) => {
      receiver.status = status
      const website = await app.buildWebsite()
      await webhooks.add(website)
      await happen(website)
      let longest = 0
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        await webhooks.worker.runDue()
        const [row] = await webhooks.deliveriesOf(website)
        expect(row).toMatchObject({ state: 'waiting', attempts: attempt, status })
        const [job] = await jobsOf(website)
        expect(job!.run_at - Date.now()).toBeGreaterThan(longest)
        longest = job!.run_at - Date.now()
        await wait(website, longest + 1)
      }
      receiver.status = 204
      await webhooks.worker.runDue()
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
      expect(await webhooks.deliveriesOf(website)).toMatchObject([{ state: 'delivered', attempts: 6, status: 204 }])
    },
  )

  test('that was down for two hours gets every event', async () => {
    const website = await app.buildWebsite()
    const { endpointId } = await webhooks.add(website)
    receiver.status = 503
    for (let minute = 0; minute < 4; minute += 1) {
      await happen(website, 30)
      await webhooks.worker.runDue()
      await wait(website, HOUR / 2)
    }
    // It is not asked for each event while it is down.
    expect(receiver.received.length).toBeLessThan(60)
    receiver.status = 200
    receiver.received.length = 0
    await webhooks.worker.runDue()
    await wait(website, HOUR)
    await webhooks.worker.runDue()
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(120)
    expect(await endpointOf(website, endpointId)).toMatchObject({ failing_since: null, failures: 0 })
  })

  test('that is slow to respond holds up no order', async () => {
    const website = await app.buildWebsite()
    await webhooks.add(website)
    const mug = await buildProduct(app, website)
    const asked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    receiver.onRequest = () => {
      asked.resolve()
      return released.promise
    }
    await happen(website)
    const sending = webhooks.worker.runDue()
    await asked.promise
    const visitor = app.visitor(website)
    await add(visitor, mug)
    await buy(visitor, { expectedTotalCents: 2500 })
    // The order is there, and the receiver has not responded yet.
    expect(receiver.received).toHaveLength(1)
    released.resolve()
    await sending
    await webhooks.worker.runDue()
    expect(receiver.types()).toContain('order.paid')
  })

  test('that fails one event for three days does not get it any more, and the owner is told once a day', async () => {
    const website = await app.buildWebsite()
    const { endpointId } = await webhooks.add(website)
    await happen(website, 2)
    receiver.onRequest = async ({ body }) => {
      receiver.status = (body.data as { productId: string }).productId === 'product-0' ? 500 : 200
    }
    await webhooks.worker.runDue()
    await wait(website, TRIED_MILLISECONDS)
    await happen(website)
    await webhooks.worker.runDue()
    const [first] = await webhooks.deliveriesOf(website)
    expect(first).toMatchObject({
      state: 'failed',
      attempts: 2,
      status: 500,
      error: 'The receiver responded with status 500.',
    })
    expect(await toldOf(website)).toEqual([{ endpointId, about: 'failed' }])
    expect((await endpointOf(website, endpointId)).state).toBe('on')
  })

  test('that answers nothing for three days is turned off, and what waited has failed', async () => {
    const website = await app.buildWebsite()
    const { endpointId } = await webhooks.add(website)
    receiver.status = 500
    await happen(website)
    await webhooks.worker.runDue()
    await wait(website, TRIED_MILLISECONDS)
    await happen(website)
    await wait(website, HOUR)
    await webhooks.worker.runDue()
    expect(await endpointOf(website, endpointId)).toMatchObject({ state: 'off', off_reason: 'failing' })
    expect(new Set((await webhooks.deliveriesOf(website)).map(({ state }) => state))).toEqual(new Set(['failed']))
    expect(await toldOf(website)).toContainEqual({ endpointId, about: 'off' })
    await happen(website)
    expect(await webhooks.deliveriesOf(website)).toHaveLength(2)
  })

  test('that is gone (410) is turned off at once', async () => {
    const website = await app.buildWebsite()
    const { endpointId } = await webhooks.add(website)
    receiver.status = 410
    await happen(website)
    await webhooks.worker.runDue()
    expect(await endpointOf(website, endpointId)).toMatchObject({ state: 'off', off_reason: 'gone' })
  })

  test('with a private address is never connected to', async () => {
    const website = await app.buildWebsite()
    await webhooks.add(website)
    await happen(website)
    await database
      .updateTable('webhook_endpoints')
      .set({ url: receiver.url.replace('http:', 'https:') })
      .where('website_id', '=', website.id)
      .execute()
    await app.runJobs()
    expect(receiver.received).toEqual([])
    expect(await webhooks.deliveriesOf(website)).toMatchObject([
      { state: 'waiting', attempts: 1, error: 'This URL doesn’t have a public address.' },
    ])
  })

  test('with much to say is cut short, and what it says is kept without NUL', async () => {
    receiver.answer = `a\0b${'x'.repeat(100_000)}`
    const website = await app.buildWebsite()
    await webhooks.add(website)
    await happen(website)
    await webhooks.worker.runDue()
    const [{ answer } = { answer: '' }] = await webhooks.deliveriesOf(website)
    expect(answer.slice(0, 4)).toBe('abxx')
    expect(answer.length).toBeLessThanOrEqual(1024)
  })
})

describe('nothing is lost', () => {
  test('when a process is killed while it sends: the next one sends with the same ids', async () => {
    const website = await app.buildWebsite()
    await webhooks.add(website)
    await happen(website, 3)
    const now = Date.now()
    // Leased by a process that is killed immediately.
    while ((await takeDue(database, { now, most: 1 }))[0]!.kind !== deliverWebhooksJob.kind);
    await happen(website, 2)
    await webhooks.worker.runDue(now + LEASE_MILLISECONDS - 1000)
    expect(receiver.received).toHaveLength(0)
    await webhooks.worker.runDue(now + LEASE_MILLISECONDS + 1000)
    expect(receiver.received).toHaveLength(5)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5)
  })

  test('of what happens while the last events are being sent', async () => {
    const website = await app.buildWebsite()
    await webhooks.add(website)
    let more = 5
    receiver.onRequest = async () => {
      if (more-- > 0) await happen(website)
    }
    await happen(website)
    await webhooks.worker.runDue()
    expect(receiver.received).toHaveLength(6)
    expect(await jobsOf(website)).toEqual([])
  })

  test('when a change commits while the job ends', async () => {
    const website = await app.buildWebsite()
    const { endpointId } = await webhooks.add(website)
    await happen(website)
    const workers = [webhooks.worker, webhooksOf(app, receiver.url).worker]
    await Promise.all([
      ...workers.map((worker) => worker.runDue()),
      ...Array.from({ length: 10 }, () => happen(website)),
      app.changing(website, async (scope) => void (await lockEndpoint(scope, endpointId))),
    ])
    await webhooks.worker.runDue()
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(11)
    expect(receiver.received).toHaveLength(11)
  })

  test('a new event does not wait for one that is tried again in hours', async () => {
    const website = await app.buildWebsite()
    const { endpointId } = await webhooks.add(website)
    receiver.status = 500
    await happen(website)
    await webhooks.worker.runDue()
    await database
      .updateTable('webhook_endpoints')
      .set({ rest_until: 0 })
      .where('id', '=', endpointId)
      .where('website_id', '=', website.id)
      .execute()
    receiver.status = 200
    await happen(website)
    await webhooks.worker.runDue()
    expect((await webhooks.deliveriesOf(website)).map(({ state }) => state)).toEqual(['waiting', 'delivered'])
  })
})

describe('an owner', () => {
  const setUp = async () => {
    const website = await app.buildWebsite()
    const owner = await app.owner(website)
    const made = await webhooks.add(website)
    return { website, owner, ...made, parameters: { endpointId: made.endpointId } }
  }

  test('rotates the secret: for a day both are valid', async () => {
    const { website, owner, secret: former, parameters } = await setUp()
    const { secret } = (await owner.call(api.rotateSecretCall, { parameters })).body
    await happen(website)
    await webhooks.worker.runDue()
    for (const one of [former, secret]) {
      const { text, headers } = receiver.received[0]!
      expect(new Webhook(one).verify(text, headers)).toBeDefined()
    }
    await wait(website, DAY_MILLISECONDS)
    await happen(website)
    await webhooks.worker.runDue()
    const { text, headers } = receiver.received[1]!
    expect(new Webhook(secret).verify(text, headers)).toBeDefined()
    expect(() => new Webhook(former).verify(text, headers)).toThrow()
  })

  test('sends a test event, and sees in the log what was answered', async () => {
    const { owner, parameters } = await setUp()
    receiver.answer = '{"ok":true}'
    const { eventId } = (await owner.call(api.testEndpointCall, { parameters })).body
    await webhooks.worker.runDue()
    expect(receiver.types()).toEqual(['webhook.test'])
    const { deliveries } = (await owner.call(api.listDeliveriesCall, { parameters })).body
    expect(deliveries).toMatchObject([
      { eventId, state: 'delivered', status: 200, answer: '{"ok":true}', nextAt: null },
    ])
  })

  test('sends one event again, or all since a time, under the same ids', async () => {
    const { website, owner, parameters } = await setUp()
    await happen(website, 3)
    await webhooks.worker.runDue()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']!)
    receiver.received.length = 0
    await owner.call(api.replayDeliveryCall, { parameters: { ...parameters, eventId: ids[0]! } })
    await webhooks.worker.runDue()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([ids[0]])
    receiver.received.length = 0
    await owner.call(api.replayEndpointCall, { parameters, body: { since: Date.now() - HOUR, onlyFailed: false } })
    await webhooks.worker.runDue()
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(ids.toSorted())
  })

  test('sends what has failed again, and only that', async () => {
    const { website, owner, endpointId, parameters } = await setUp()
    await happen(website, 2)
    receiver.status = 410
    await webhooks.worker.runDue()
    expect((await owner.call(api.replayEndpointCall, { parameters, body: { since: 0, onlyFailed: true } })).code).toBe(
      'webhook-off',
    )
    await owner.call(api.switchEndpointCall, { parameters, body: { isOn: true } })
    receiver.status = 200
    receiver.received.length = 0
    await happen(website)
    await webhooks.worker.runDue()
    await owner.call(api.replayEndpointCall, { parameters, body: { since: 0, onlyFailed: true } })
    await webhooks.worker.runDue()
    expect(receiver.received).toHaveLength(3)
    expect((await owner.call(api.listEndpointsCall, {})).body.endpoints).toMatchObject([
      { id: endpointId, isOn: true, waiting: 0, failed: 0 },
    ])
  })

  test('pages through the log, and filters it', async () => {
    const { website, owner, parameters } = await setUp()
    await happen(website, 60)
    await webhooks.worker.runDue()
    const first = (await owner.call(api.listDeliveriesCall, { parameters })).body
    const second = (await owner.call(api.listDeliveriesCall, { parameters, query: { after: first.next! } })).body
    expect([first.deliveries.length, second.deliveries.length, second.next]).toEqual([50, 10, null])
    const failed = await owner.call(api.listDeliveriesCall, { parameters, query: { state: 'failed' } })
    expect(failed.body.deliveries).toEqual([])
  })

  test('cannot enter an address inside a network, or more webhooks than a site can have', async () => {
    const { owner, parameters } = await setUp()
    const content = { description: '', events: ['order.paid' as const] }
    for (const host of [
      '127.0.0.1',
      '10.0.0.1',
      '[::1]',
      '[::ffff:10.0.0.1]',
      '2130706433',
      'localhost',
      'printer',
      'db.internal',
      '169.254.169.254',
    ]) {
      const body = { ...content, url: `https://${host}/` }
      expect((await owner.call(api.createEndpointCall, { body })).code, host).toBe('webhook-private')
      expect((await owner.call(api.updateEndpointCall, { parameters, body })).code, host).toBe('webhook-private')
    }
    expect((await owner.call(api.createEndpointCall, { body: { ...content, url: 'http://example.com/' } })).code).toBe(
      'invalid-fields',
    )
    const body = { ...content, url: 'https://example.com/hook' }
    for (let count = 1; count < 10; count += 1) await owner.call(api.createEndpointCall, { body })
    expect((await owner.call(api.createEndpointCall, { body })).code).toBe('webhook-limit')
  })

  test('changes and deletes a webhook; its secret is in no reply and not in the log of changes', async () => {
    const { website, owner, secret, parameters } = await setUp()
    const body = { url: 'https://example.com/hook', description: 'Stock sync', events: ['stock.changed' as const] }
    await owner.call(api.updateEndpointCall, { parameters, body })
    const { endpoints } = (await owner.call(api.listEndpointsCall, {})).body
    expect(endpoints).toMatchObject([body])
    const logged = await database.selectFrom('changes').selectAll().where('website_id', '=', website.id).execute()
    expect(JSON.stringify([endpoints, logged])).not.toContain(secret.slice(6, 20))
    expect(JSON.stringify(await endpointOf(website, parameters.endpointId))).not.toContain(secret.slice(6, 20))
    await owner.call(api.deleteEndpointCall, { parameters })
    expect((await owner.call(api.listEndpointsCall, {})).body.endpoints).toEqual([])
    expect((await owner.call(api.testEndpointCall, { parameters })).code).toBe('webhook-not-found')
  })
})

test('events are deleted after a month, and their deliveries with them', async () => {
  const website = await app.buildWebsite()
  await webhooks.add(website)
  await happen(website, 2)
  const now = Date.now()
  await deleteOldEvents(app.reading(website), now + 29 * DAY_MILLISECONDS, () => false)
  expect(await webhooks.deliveriesOf(website)).toHaveLength(2)
  await deleteOldEvents(app.reading(website), now + 31 * DAY_MILLISECONDS, () => false)
  expect(await webhooks.deliveriesOf(website)).toEqual([])
})

test('deliveries whose job was given up are sent after the next sweep, once', async () => {
  const website = await app.buildWebsite()
  await webhooks.add(website)
  await happen(website, 2)
  await database.deleteFrom('jobs').where('website_id', '=', website.id).execute()
  await webhooks.worker.runDue()
  expect(receiver.received).toEqual([])
  await app.changing(website, (scope) => wakeForgotten(scope))
  await app.changing(website, (scope) => wakeForgotten(scope))
  expect(await jobsOf(website)).toHaveLength(1)
  await webhooks.worker.runDue()
  expect(receiver.received).toHaveLength(2)
  await app.changing(website, (scope) => wakeForgotten(scope))
  expect(await jobsOf(website)).toEqual([])
})
