import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { postFormWebhookJob } from '#server/forms/jobs.ts'
import { postFormWebhookHandler } from '#server/forms/submissions/post-form-webhook.ts'
import { dailyJob } from '#server/jobs/daily.ts'
import { enqueue, enqueueStored } from '#server/jobs/enqueue.ts'
import { runnerOf, runnersOf } from '#server/jobs/run-job.ts'
import { createWorker } from '#server/jobs/worker.ts'
import { buildForm, submissionsBy, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { forgetJobsCall, listFailedJobsCall, retryJobsCall } from '#shared/failed-jobs/owner-api.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import { roles } from '#shared/roles/rules.ts'

let status = 410
const received: string[] = []
const receiver = createServer(async (request, response) => {
  received.push(await text(request))
  response.writeHead(status).end()
})
await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

const app = await startTestApp()
const { database } = app.services
/** A worker that can post to this machine. */
const worker = createWorker(
  database,
  () => runnersOf(runnerOf(postFormWebhookJob, postFormWebhookHandler(app.services, { allowed: ['127.0.0.1'] }))),
  { start: false },
)

/** A website with a submission whose post has failed. */
async function givenUp() {
  status = 410
  const website = await app.buildWebsite()
  const form = await buildForm(app, website, { storage: { webhook: { url } } })
  await submitAnswers(app.visitor(website), form, ['Ada'])
  await worker.runDue()
  const [row] = await submissionsBy(app, website)
  return { website, form, submissionId: row!.id, owner: await app.owner(website) }
}
const kindsOf = async (website: Website) =>
  (
    await database
      .selectFrom('jobs')
      .select(['kind', 'state'])
      .where('website_id', '=', website.id)
      .where('kind', '!=', dailyJob.kind)
      .execute()
  ).map(({ kind, state }) => `${kind} ${state}`)

test('a post that was given up is shown with its last error, and arrives when it is tried again', async () => {
  const { website, form, submissionId, owner } = await givenUp()
  const { jobs } = (await owner.call(listFailedJobsCall, {})).body
  expect(jobs).toEqual([
    {
      id: expect.any(String),
      kind: 'post-form-webhook',
      error: 'The receiver doesn’t want any more requests (410).',
      attempts: 1,
      failedAt: expect.any(Number),
      subject: { title: 'A response to Contact', path: `/forms/${form.id}/answers/${submissionId}` },
    },
  ])
  expect((await owner.call(getHomeCall, {})).body.toDo.jobsGivenUp).toBe(1)
  status = 200
  received.length = 0
  expect((await owner.call(retryJobsCall, { body: { jobIds: [jobs[0]!.id] } })).body).toEqual({ retried: 1 })
  expect((await owner.call(listFailedJobsCall, {})).body).toEqual({ jobs: [], hasMore: false })
  await worker.runDue()
  expect(JSON.parse(received[0]!).id).toBe(submissionId)
  expect(await kindsOf(website)).toEqual(['post-form-webhook done'])
})

test('a job whose stored data cannot be read is shown with the reason, and tried again as it is', async () => {
  const website = await app.buildWebsite()
  const owner = await app.owner(website)
  const stored = { kind: postFormWebhookJob.kind, payload: '{"submissionId":7}', uniqueKey: 'one' }
  await enqueueStored(database, website.id, stored)
  await worker.runDue()
  const { jobs } = (await owner.call(listFailedJobsCall, {})).body
  const error = 'The data of this task can’t be read: submissionId invalid_type.'
  expect(jobs).toMatchObject([{ kind: 'post-form-webhook', error, attempts: 1, subject: null }])
  expect((await owner.call(retryJobsCall, { body: { jobIds: [jobs[0]!.id] } })).body).toEqual({ retried: 1 })
  const row = await database.selectFrom('jobs').selectAll().where('id', '=', jobs[0]!.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'waiting', payload: stored.payload, unique_key: 'one' })
})

test('tried again by two at once it is done once, and not beside a twin that waits already', async () => {
  const { website, submissionId, owner } = await givenUp()
  const { jobs } = (await owner.call(listFailedJobsCall, {})).body
  const again = () => owner.call(retryJobsCall, { body: { jobIds: [jobs[0]!.id] } })
  const replies = await Promise.all([again(), again()])
  expect(replies.map(({ body }) => body.retried).sort()).toEqual([0, 1])
  await worker.runDue()
  await enqueue(database, website.id, postFormWebhookJob, { submissionId }, { uniqueKey: submissionId })
  await again()
  expect(await kindsOf(website)).toEqual(['post-form-webhook waiting'])
})

test('what is forgotten is gone, and the answer stays', async () => {
  const { website, owner } = await givenUp()
  const { jobs } = (await owner.call(listFailedJobsCall, {})).body
  expect((await owner.call(forgetJobsCall, { body: { jobIds: [jobs[0]!.id] } })).body).toEqual({ forgotten: 1 })
  expect(await kindsOf(website)).toEqual([])
  expect(await submissionsBy(app, website)).toHaveLength(1)
})

test('work of another website, or that still waits, is left alone', async () => {
  const { website, owner } = await givenUp()
  const otherOwner = await app.owner(await app.buildWebsite())
  const jobIds = [(await owner.call(listFailedJobsCall, {})).body.jobs[0]!.id]
  expect((await otherOwner.call(retryJobsCall, { body: { jobIds } })).body).toEqual({ retried: 0 })
  expect((await otherOwner.call(forgetJobsCall, { body: { jobIds } })).body).toEqual({ forgotten: 0 })
  await owner.call(retryJobsCall, { body: { jobIds } })
  expect((await owner.call(forgetJobsCall, { body: { jobIds } })).body).toEqual({ forgotten: 0 })
  expect(await kindsOf(website)).toEqual(['post-form-webhook waiting'])
  const editor = await app.owner(website, roles.editor)
  expect((await editor.call(listFailedJobsCall, {})).status).toBe(403)
})
