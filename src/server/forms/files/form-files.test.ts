import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sendFile } from '#server/testing/files/upload.ts'
import { buildForm, submissionsBy, submitAnswers } from '#server/testing/forms/submit-answers.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { uploadFormFileCall } from '#shared/forms/files-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { roles } from '#shared/roles/rules.ts'
import { deleteHiddenForms, FORM_RETENTION_MILLISECONDS } from '../definition/delete-hidden-forms.ts'
import { hideForm } from '../definition/form-store.ts'
import { deleteOldSubmissions } from '../inbox/delete-old-submissions.ts'

const app = await startTestApp({ LIMIT_FORM_FILES_MEGABYTES: '4', RATE_LIMIT_MULTIPLIER: '100' })
const { database, env } = app.services
const MEGABYTE = 1_000_000
const DAY = 24 * 60 * 60 * 1000
const pdf = (bytes = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 32)])

const applying = {
  fields: [
    { id: 'cv', type: 'file', title: 'Your CV', accept: ['pdf'], maxMegabytes: 1, maxFiles: 2, required: true },
    { id: 'photo', type: 'file', title: 'A photo', accept: ['picture'], maxMegabytes: 1, maxFiles: 1 },
  ],
}

const send = (visitor: Browser, form: Form, fieldId: string, bytes: Buffer, filename: string) =>
  sendFile(visitor, uploadFormFileCall, { parameters: { formId: form.id, fieldId } }, bytes, filename)

const onDisk = async (website: Website) =>
  (
    await readdir(join(env.DATA_DIR, 'files/answers', website.id), { recursive: true, withFileTypes: true }).catch(
      () => [],
    )
  ).filter((one) => one.isFile()).length

async function buildApplication() {
  const website = await app.buildWebsite()
  return { website, form: await buildForm(app, website, applying), visitor: app.visitor(website) }
}

const cleanUp = async (website: Website, days: number) => {
  await deleteOldSubmissions(app.services, website, Date.now() + days * DAY, () => false)
  await app.runJobs()
}

describe('a file that comes with an answer', () => {
  test('is sent ahead, belongs to its answer by name, and its owner alone gets it, to be kept', async () => {
    const { website, form, visitor } = await buildApplication()
    const { body } = await send(visitor, form, 'cv', pdf(), '../../evil\u202e/my cv.pdf')
    expect(body.file).toEqual({ id: expect.any(String), filename: 'my cv.pdf', bytes: 100 })
    const url = `/api/owner/forms/files/${body.file.id}`
    const owner = await app.owner(website)
    expect((await owner.request('GET', url)).statusCode).toBe(404)
    expect((await submitAnswers(visitor, form, [[`${body.file.id}/another name.exe`]])).status).toBe(200)
    const [row] = await submissionsBy(app, website)
    expect(JSON.parse(row!.answers)).toEqual({ cv: [`${body.file.id}/my cv.pdf`] })
    expect(row!.search_key).toBe(' my cv.pdf')
    const got = await owner.request('GET', url)
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="my cv.pdf"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(got.rawPayload).toEqual(pdf())
    expect((await visitor.request('GET', url)).statusCode).toBe(401)
    expect((await (await app.owner(website, roles.reporting)).request('GET', url)).statusCode).toBe(403)
    expect((await (await app.owner(await app.buildWebsite())).request('GET', url)).statusCode).toBe(404)
    expect((await visitor.request('GET', `/media/${body.file.id}`)).statusCode).toBe(404)
  })

  test.each([
    ['exactly as large as it may be', 'cv', pdf(MEGABYTE), 'cv.pdf', 200, null],
    ['a byte larger', 'cv', pdf(MEGABYTE + 1), 'cv.pdf', 413, 'file-too-large'],
    ['of another type than it says', 'cv', Buffer.from('<script>'), 'cv.pdf', 400, 'file-type-unsupported'],
    ['large, and of another type', 'cv', Buffer.alloc(MEGABYTE, 60), 'cv.pdf', 400, 'file-type-unsupported'],
    ['of a type that the field does not take', 'photo', pdf(), 'cv.pdf', 400, 'file-type-unsupported'],
    ['empty', 'cv', Buffer.alloc(0), 'cv.pdf', 400, 'file-empty'],
    ['for a field that there is not', 'other', pdf(), 'cv.pdf', 404, 'form-not-configured'],
  ])('%s', async (_what, fieldId, bytes, filename, status, code) => {
    const { website, form, visitor } = await buildApplication()
    const before = await onDisk(website)
    const answer = await send(visitor, form, fieldId, bytes, filename)
    expect([answer.status, answer.code]).toEqual([status, code])
    expect((await onDisk(website)) - before).toBe(status === 200 ? 1 : 0)
  })

  test('is refused with the answer when it is not this field’s, is someone else’s, or one too many', async () => {
    const { website, form, visitor } = await buildApplication()
    const ids: string[] = []
    for (let file = 0; file < 3; file += 1) ids.push((await send(visitor, form, 'cv', pdf(), 'cv.pdf')).body.file.id)
    const elsewhere = await buildApplication()
    const foreign = (await send(elsewhere.visitor, elsewhere.form, 'cv', pdf(), 'cv.pdf')).body.file.id
    const wrong = [[[foreign]], [[ids[0], ids[0]]], [ids], [['nothing']], [[ids[0]], [ids[1]]]] as string[][][]
    for (const answers of wrong) {
      const refused = await submitAnswers(visitor, form, answers)
      expect([refused.status, Object.values(refused.failure.errors)]).toEqual([400, ['Choose the files again.']])
    }
    expect(await submissionsBy(app, website)).toEqual([])
    const twice = [await submitAnswers(visitor, form, [[ids[0]!]]), await submitAnswers(visitor, form, [[ids[0]!]])]
    expect(twice.map((reply) => reply.status)).toEqual([200, 400])
  })
})

describe('the room for files of a site', () => {
  test('is exact to the byte, also for those who come at once', async () => {
    const { website, form, visitor } = await buildApplication()
    for (let answer = 0; answer < 3; answer += 1) {
      const { file } = (await send(visitor, form, 'cv', pdf(MEGABYTE), 'cv.pdf')).body
      await submitAnswers(visitor, form, [[file.id]])
    }
    await send(visitor, form, 'cv', pdf(MEGABYTE - 150), 'cv.pdf')
    const most = await Promise.all([1, 2, 3].map(() => send(visitor, form, 'cv', pdf(100), 'cv.pdf')))
    expect(most.map((one) => one.status).sort()).toEqual([200, 409, 409])
    expect((await send(visitor, form, 'cv', pdf(51), 'cv.pdf')).code).toBe('form-files-full')
    expect((await send(visitor, form, 'cv', pdf(50), 'cv.pdf')).status).toBe(200)
    const used = await database
      .selectFrom('form_files')
      .select((select) => select.fn.sum('bytes').as('bytes'))
      .where('website_id', '=', website.id)
      .executeTakeFirstOrThrow()
    expect(Number(used.bytes)).toBe(4 * MEGABYTE)
  })

  test('is not filled by those who upload and do not answer', async () => {
    const { form, visitor } = await buildApplication()
    expect((await send(visitor, form, 'cv', pdf(MEGABYTE), 'cv.pdf')).status).toBe(200)
    expect((await send(visitor, form, 'cv', pdf(10), 'cv.pdf')).code).toBe('form-files-full')
  })
})

describe('a file is gone', () => {
  test('a day after it was sent, when no answer names it', async () => {
    const { website, form, visitor } = await buildApplication()
    const { file } = (await send(visitor, form, 'cv', pdf(), 'cv.pdf')).body
    const before = await onDisk(website)
    await cleanUp(website, 0.9)
    expect(await onDisk(website)).toBe(before)
    await cleanUp(website, 1.1)
    expect(await onDisk(website)).toBe(before - 1)
    expect((await submitAnswers(visitor, form, [[file.id]])).status).toBe(400)
  })

  test('with its answer, when the form keeps answers for so many days', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(app, website, { ...applying, storage: { retentionDays: 30 } })
    const visitor = app.visitor(website)
    const { file } = (await send(visitor, form, 'cv', pdf(), 'cv.pdf')).body
    await submitAnswers(visitor, form, [[file.id]])
    const before = await onDisk(website)
    await cleanUp(website, 29)
    expect([(await submissionsBy(app, website)).length, await onDisk(website)]).toEqual([1, before])
    await cleanUp(website, 31)
    expect([(await submissionsBy(app, website)).length, await onDisk(website)]).toEqual([0, before - 1])
  })

  test('with its form, once it cannot be brought back', async () => {
    const { website, form, visitor } = await buildApplication()
    const { file } = (await send(visitor, form, 'cv', pdf(), 'cv.pdf')).body
    await submitAnswers(visitor, form, [[file.id]])
    const before = await onDisk(website)
    const longAgo = Date.now() - FORM_RETENTION_MILLISECONDS - 1
    await app.changing(website, (scope) => hideForm(scope, form.id, longAgo))
    await deleteHiddenForms(app.reading(website), Date.now(), () => false)
    await cleanUp(website, 0)
    expect([(await submissionsBy(app, website)).length, await onDisk(website)]).toEqual([0, before - 1])
  })
})

test('spam is deleted after thirty days, answers are kept where nothing else was asked', async () => {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website)
  const visitor = app.visitor(website)
  await submitAnswers(visitor, form, ['Ada'])
  await submitAnswers(visitor, form, ['pills'], { website: 'https://pills.example' })
  await cleanUp(website, 29)
  expect(await submissionsBy(app, website)).toHaveLength(2)
  await cleanUp(website, 31)
  expect((await submissionsBy(app, website)).map((row) => row.folder)).toEqual(['inbox'])
})
