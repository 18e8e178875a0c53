import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { backOff, runnerOf, runnersOf } from '#server/jobs/run-job.ts'
import { createWorker } from '#server/jobs/worker.ts'
import { buildForm, submissionsBy, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { WEBHOOK_ATTEMPTS } from '#server/webhooks/post-webhook.ts'
import type { Website } from '#server/websites/website.ts'
import { DELIVERY_HEADER, SIGNATURE_HEADER } from '#shared/webhooks/headers.ts'
import { readWebhookSecret } from '../definition/form-store.ts'
import { postFormWebhookJob } from '../jobs.ts'
import { postFormWebhookHandler } from './post-form-webhook.ts'

const DAY = 24 * 60 * 60 * 1000
let status = 200
const received: { headers: Record<string, string>; body: string }[] = []
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers as Record<string, string>, body: await text(request) })
  response.writeHead(status, { location: '/elsewhere' }).end()
})
await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const { database } = app.services
/** A worker that can post to this machine, where the receiver of the test is. */
const handler = postFormWebhookHandler(app.services, { allowed: ['127.0.0.1'] })
const worker = createWorker(database, () => runnersOf(runnerOf(postFormWebhookJob, handler)), { start: false })

beforeEach(async () => {
  status = 200
  received.length = 0
  await database.deleteFrom('jobs').execute()
})

const jobOf = (website: Website) =>
  database
    .selectFrom('jobs')
    .selectAll()
    .where('website_id', '=', website.id)
    .where('kind', '=', postFormWebhookJob.kind)
    .executeTakeFirstOrThrow()

async function answeredForm(storage: Record<string, unknown> = { webhook: { url } }) {
  const website = await app.buildWebsite()
  const fields = [
    { id: 'name', type: 'text', title: 'Name' },
    { id: 'when', type: 'date', title: 'When' },
    { id: 'word', type: 'password', title: 'A word' },
  ]
  const form = await buildForm(app, website, { fields, storage })
  await submitAnswers(app.visitor(website), form, ['Ada — Größe', ['11', '20', '2026'], 'secret word'])
  return { website, form }
}

describe('an answer', () => {
  test('is posted, signed over its time and its words, without passwords', async () => {
    const { website, form } = await answeredForm()
    await worker.runDue()
    const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }, ...others] = received
    expect(others).toEqual([])
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers[SIGNATURE_HEADER]!)!
    const secret = await readWebhookSecret(app.reading(website), form.id)
    expect(secret.length).toBeGreaterThan(30)
    expect(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')).toBe(signature)
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60)
    const [row] = await submissionsBy(app, website)
    expect(headers[DELIVERY_HEADER]).toBe(row!.id)
    expect(JSON.parse(body)).toMatchObject({
      type: 'form.answered',
      version: 1,
      id: row!.id,
      form: { id: form.id, name: 'Contact', revision: 1 },
      fields: [
        { id: 'name', title: 'Name', type: 'text', value: 'Ada — Größe', text: 'Ada — Größe' },
        { id: 'when', title: 'When', type: 'date', value: ['11', '20', '2026'], text: '11/20/2026' },
      ],
    })
    expect(body).not.toContain('secret word')
    expect(await jobOf(website)).toMatchObject({ state: 'done' })
  })

  test.each([500, 404, 302])('is posted again after a %i, for three days, under the same name', async (failure) => {
    status = failure
    const { website } = await answeredForm()
    let waited = 0
    for (let attempt = 1; attempt <= WEBHOOK_ATTEMPTS; attempt += 1) {
      const job = await jobOf(website)
      expect(job).toMatchObject({ state: 'waiting', attempts: attempt - 1 })
      await worker.runDue(job.run_at)
      expect(await jobOf(website)).toMatchObject({
        attempts: attempt,
        error: `The receiver responded with status ${failure}.`,
      })
      waited += attempt < WEBHOOK_ATTEMPTS ? backOff(attempt) : 0
    }
    expect(waited / DAY).toBeGreaterThan(3)
    expect(waited / DAY).toBeLessThan(3.5)
    expect(await jobOf(website)).toMatchObject({ state: 'failed', attempts: WEBHOOK_ATTEMPTS })
    expect(new Set(received.map(({ headers }) => headers[DELIVERY_HEADER])).size).toBe(1)
  })

  test('that was deleted, or whose form posts nowhere any more, stays here', async () => {
    const { website } = await answeredForm()
    await database.deleteFrom('form_submissions').where('website_id', '=', website.id).execute()
    await worker.runDue()
    expect(received).toEqual([])
    expect(await jobOf(website)).toMatchObject({ state: 'done' })
  })

  test('is not posted twice when its job runs while it is posted by another', async () => {
    await answeredForm()
    await Promise.all([worker.runDue(), worker.runDue()])
    expect(received).toHaveLength(1)
  })
})

test('a receiver that wants nothing more is left alone', async () => {
  status = 410
  const { website } = await answeredForm()
  await worker.runDue()
  expect(await jobOf(website)).toMatchObject({ state: 'failed', attempts: 1 })
})

test.each([
  url,
  url.replace('127.0.0.1', 'localhost'),
  url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
  url.replace('127.0.0.1', '2130706433'),
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://user:password@example.com/',
])('a receiver at %s is not reached, and its owner sees a failed job at once', async (address) => {
  const { website } = await answeredForm({ webhook: { url: address } })
  // The worker of the shop, without exceptions.
  await app.runJobs()
  expect(received).toEqual([])
  expect(await jobOf(website)).toMatchObject({ state: 'failed', attempts: 1 })
})
