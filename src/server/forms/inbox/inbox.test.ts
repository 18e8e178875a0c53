import { parse } from 'csv-parse/sync'
import { describe, expect, it, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { buildSubmission, buildSubmissions, type SubmissionFacts } from '#server/testing/forms/build-submission.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import * as api from '#shared/forms/inbox-api.ts'
import { countPersonCall, deletePersonCall } from '#shared/forms/owner-api.ts'
import { type Form, formContentSchema } from '#shared/forms/schema.ts'
import { getHomeCall } from '#shared/home/schema.ts'
import {
  deleteHiddenForms,
  FORM_RETENTION_MILLISECONDS,
  SUBMISSION_RETENTION_MILLISECONDS,
} from '../definition/delete-hidden-forms.ts'
import { hideForm, writeForm } from '../definition/form-store.ts'

const app = await startTestApp()
const { database } = app.services

const fields = [
  { id: 'email', type: 'email', title: 'Email' },
  { id: 'name', type: 'name', title: 'Name' },
  { id: 'word', type: 'textarea', title: 'Message' },
  { id: 'glaze', type: 'checkbox', title: '=Glaze', options: ['Red', 'Green', 'Blue'] },
  { id: 'agree', type: 'likert', title: 'Agree?', options: ['It pours', 'It stacks'] },
  { id: 'untitled', type: 'radio', options: ['Yes', 'No'] },
]

async function openInbox(...many: SubmissionFacts[]) {
  const website = await app.buildWebsite()
  const form = await buildForm(website)
  const ids = await buildSubmissions(app, website, form, many)
  return { website, form, ids, owner: await app.owner(website), parameters: { formId: form.id } }
}

const buildForm = (website: Website, changes: Partial<Form> = {}) =>
  app.changing(website, (scope) =>
    writeForm(scope, {
      ...formContentSchema.parse({ name: 'Contact', fields }),
      id: newId(),
      revision: 1,
      createdAt: 1,
      updatedAt: 1,
      ...changes,
    }),
  )

const word = (text: string, more: SubmissionFacts = {}): SubmissionFacts => ({ answers: { word: text }, ...more })
const wordsOf = (body: { submissions: api.SubmissionRow[] }) => body.submissions.map((row) => row.from)

describe('the inbox of a form', () => {
  it('shows every answer once, newest first, page by page, even those of one moment', async () => {
    const many = Array.from({ length: 3_205 }, (_, index) => word(`Answer ${index}`, { at: 1_000 + (index >> 3) }))
    const { owner, parameters, ids } = await openInbox(...many)
    const seen: string[] = []
    let after: string | undefined
    do {
      const { body } = await owner.call(api.listSubmissionsCall, { parameters, query: { after } })
      seen.push(...body.submissions.map((row: api.SubmissionRow) => row.id))
      expect(body.submissions.length).toBeLessThanOrEqual(50)
      after = body.next ?? undefined
    } while (after)
    expect(seen).toHaveLength(ids.length)
    expect(seen).toEqual(ids.toReversed())
  })

  test.each<[object, string[]]>([
    [{}, ['Kiln', 'Órgano', 'Mug']],
    [{ folder: 'spam' }, ['Cheap pills']],
    [{ unread: '1' }, ['Kiln', 'Mug']],
    [{ search: 'organ' }, ['Órgano']],
    [{ search: 'gano' }, []],
    [{ search: '%' }, []],
    [{ search: 'kiln', folder: 'spam' }, []],
    // Days begin at midnight in New York.
    [{ from: '2026-11-20' }, ['Kiln']],
    [{ from: '2026-11-19', to: '2026-11-19' }, ['Órgano']],
    [{ to: '2026-11-18' }, ['Mug']],
    [{ to: '9999-12-31' }, ['Kiln', 'Órgano', 'Mug']],
  ])('narrowed by %j shows %j', async (query, expected) => {
    const { owner, parameters } = await openInbox(
      word('Mug', { at: Date.parse('2026-11-19T04:59:00Z') }),
      word('Órgano', { at: Date.parse('2026-11-19T05:00:00Z'), isRead: true }),
      word('Kiln', { at: Date.parse('2026-11-20T05:00:00Z') }),
      word('Cheap pills', { folder: 'spam' }),
      word('Gone', { folder: 'deleted' }),
    )
    expect(wordsOf((await owner.call(api.listSubmissionsCall, { parameters, query })).body)).toEqual(expected)
  })

  it('says who wrote, and how it begins', async () => {
    const answers = { email: 'Ada@example.com', name: ['Ada', 'Byron'], word: 'x'.repeat(500), glaze: ['Red'] }
    const { owner, parameters } = await openInbox({ answers, email: 'ada@example.com' })
    const [row] = (await owner.call(api.listSubmissionsCall, { parameters })).body.submissions
    expect(row).toMatchObject({ from: 'Ada Byron', senderEmail: 'ada@example.com', isRead: false })
    expect(row!.summary).toBe(`${'x'.repeat(160)}…`)
  })

  it('of another website, or of a form that was deleted, is not there', async () => {
    const { website, form, owner, parameters, ids } = await openInbox(word('Mug'))
    const { owner: otherOwner } = await openInbox()
    const one = { parameters: { ...parameters, submissionId: ids[0]! } }
    const changes = { parameters, body: { submissionIds: ids, folder: 'spam' as const } }
    expect((await otherOwner.call(api.listSubmissionsCall, { parameters })).status).toBe(404)
    expect((await otherOwner.call(api.getSubmissionCall, one)).status).toBe(404)
    expect((await otherOwner.call(api.changeSubmissionsCall, changes)).status).toBe(404)
    expect((await otherOwner.call(api.exportSubmissionsCall, { parameters })).status).toBe(404)
    await app.changing(website, (scope) => hideForm(scope, form.id))
    expect((await owner.call(api.getSubmissionCall, one)).status).toBe(404)
    expect((await owner.call(api.countUnreadCall, {})).body.unread).toBe(0)
  })
})

describe('an answer', () => {
  it('is opened with the fields that it answered, between its neighbours', async () => {
    const { website, form, owner, parameters, ids } = await openInbox(
      word('First', { at: 5 }),
      word('Second', { at: 5 }),
      word('Spam', { at: 5, folder: 'spam' }),
      word('Third', { at: 6 }),
    )
    await buildForm(website, { id: form.id, revision: 2, fields: [] })
    const read = async (submissionId: string) =>
      (await owner.call(api.getSubmissionCall, { parameters: { ...parameters, submissionId } })).body
    const [first, second, spam, third] = ids
    const { submission, ...neighbours } = await read(second!)
    expect(submission).toMatchObject({ formName: 'Contact', answers: { word: 'Second' }, fields: form.fields })
    expect(neighbours).toEqual({ newerId: third, olderId: first })
    expect(await read(first!)).toMatchObject({ newerId: second, olderId: null })
    expect(await read(spam!)).toMatchObject({ newerId: null, olderId: null })
  })

  it('is marked, sorted out, deleted and brought back; what is unread is counted', async () => {
    const { owner, parameters, ids } = await openInbox(word('Mug'), word('Kiln'))
    const change = (submissionIds: string[], changes: object) =>
      owner.call(api.changeSubmissionsCall, { parameters, body: { submissionIds, ...changes } })
    const unread = async () => (await owner.call(api.countUnreadCall, {})).body.unread
    const inbox = async () => wordsOf((await owner.call(api.listSubmissionsCall, { parameters })).body)
    expect([await unread(), (await owner.call(getHomeCall, {})).body.toDo.submissionsUnread]).toEqual([2, 2])
    await change([ids[0]!], { isRead: true })
    expect(await unread()).toBe(1)
    await change([ids[1]!], { folder: 'spam' })
    expect([await unread(), await inbox()]).toEqual([0, ['Mug']])
    await change(ids, { folder: 'deleted' })
    expect(await inbox()).toEqual([])
    expect((await change(ids, { folder: 'inbox' })).body.changed).toBe(2)
    expect([await unread(), await inbox()]).toEqual([1, ['Kiln', 'Mug']])
  })

  it('that was deleted goes for good after a week, and a form with its answers after a month', async () => {
    const { website, form, ids } = await openInbox(word('Stays'), word('Gone', { folder: 'deleted' }))
    const rows = async () =>
      (await database.selectFrom('form_submissions').select('id').where('form_id', '=', form.id).execute()).length
    const now = Date.now()
    await database.updateTable('form_submissions').set({ deleted_at: now }).where('id', '=', ids[1]!).execute()
    const scope = app.reading(website)
    await deleteHiddenForms(scope, now + SUBMISSION_RETENTION_MILLISECONDS, () => false)
    expect(await rows()).toBe(2)
    await deleteHiddenForms(scope, now + SUBMISSION_RETENTION_MILLISECONDS + 1, () => false)
    expect(await rows()).toBe(1)
    await app.changing(website, (change) => hideForm(change, form.id, now))
    await deleteHiddenForms(scope, now + FORM_RETENTION_MILLISECONDS + 1, () => false)
    expect(await rows()).toBe(0)
    expect(await database.selectFrom('forms').select('id').where('id', '=', form.id).execute()).toEqual([])
  })
})

describe('the export', () => {
  it('has a column for each question and statement, earlier ones too, and no cell that a spreadsheet would run', async () => {
    const { website, form, owner } = await openInbox(
      {
        answers: {
          email: '=1+1@example.com',
          name: ['-2', '+cmd'],
          word: '@SUM(A1)\n"quoted", and more',
          glaze: ['Red', 'Blue'],
          agree: { 'It pours': ['2'], 'It stacks': ['-1'] },
        },
        at: 86_400_000,
      },
      word('Bought', { folder: 'spam' }),
    )
    const next = await buildForm(website, {
      id: form.id,
      revision: 2,
      fields: [{ ...form.fields[2]!, title: 'Your message' }],
    })
    await buildSubmission(app, website, next, word('\tTab'))
    const { body, headers } = await owner.request('GET', `/api/owner/forms/${form.id}/submissions.csv`)
    expect(headers['content-disposition']).toBe(`attachment; filename=${website.slug}-responses.csv`)
    const [head, first, second, ...others] = parse(body, { bom: true }) as string[][]
    expect(others).toEqual([])
    expect(head).toEqual([
      'Received at',
      'Your message',
      'Email',
      'Name',
      "'=Glaze",
      'Agree?: It pours',
      'Agree?: It stacks',
      'Options',
      'Page',
      'Read',
      'Response ID',
    ])
    expect(first!.slice(0, -1)).toEqual([
      '1970-01-02T00:00:00.000Z',
      `'@SUM(A1)\n"quoted", and more`,
      "'=1+1@example.com",
      "'-2 +cmd",
      'Red, Blue',
      'Strongly Agree',
      'Disagree',
      '',
      '/contact',
      '',
    ])
    expect(second![1]).toBe('Tab')
    const cells = (parse(body, { bom: true }) as string[][]).flat()
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })
})

it('counts how often each choice was made, without spam', async () => {
  const { owner, parameters } = await openInbox(
    { answers: { glaze: ['Red', 'Blue'], agree: { 'It pours': ['2'] } } },
    { answers: { glaze: ['Red'], agree: { 'It pours': ['-2'], 'It stacks': ['2'] } } },
    word('Nothing chosen'),
    { answers: { glaze: ['Green'] }, folder: 'spam' },
  )
  const { submissions, questions } = (await owner.call(api.summarizeSubmissionsCall, { parameters })).body
  const [glaze, agree, untitled] = questions
  expect([submissions, glaze!.answered, agree!.answered]).toEqual([3, 2, 2])
  expect(glaze!.shares).toEqual([
    { label: 'Red', count: 2 },
    { label: 'Green', count: 0 },
    { label: 'Blue', count: 1 },
  ])
  expect(agree!.statements[0]!.shares.map((share) => share.count)).toEqual([1, 0, 0, 0, 1])
  // The same name as beside its answers.
  expect(untitled!.title).toBe('Options')
})

describe('all answers of a person', () => {
  it('are deleted in every form and folder of the website, and the log does not say whose', async () => {
    const email = 'ada@example.com'
    const { website, owner } = await openInbox(
      word('One', { email }),
      word('Two', { email, folder: 'spam' }),
      word('Three', { email, folder: 'deleted' }),
      word('Other', { email: 'grace@example.com' }),
    )
    await buildSubmission(app, website, await buildForm(website), { email })
    const { website: others } = await openInbox(word('Elsewhere', { email }))
    const body = { email: 'Ada@Example.com' }
    expect((await owner.call(countPersonCall, { body })).body).toEqual({ submissions: 4, forms: 2 })
    expect((await owner.call(deletePersonCall, { body })).body).toEqual({ deleted: 4 })
    expect((await owner.call(countPersonCall, { body })).body).toEqual({ submissions: 0, forms: 0 })
    const left = async ({ id }: Website) =>
      (await database.selectFrom('form_submissions').selectAll().where('website_id', '=', id).execute()).length
    expect([await left(website), await left(others)]).toEqual([1, 1])
    const [change] = (await owner.call(listChangesCall, {})).body.changes
    expect(change).toMatchObject({ titles: ['4 responses of one person'], kind: 'deleted', canUndo: false })
    const logged = await database.selectFrom('changes').selectAll().where('website_id', '=', website.id).execute()
    expect(JSON.stringify(logged)).not.toMatch(/ada@|example\.com/i)
  })
})

it('answers how many of the named ones were changed, and 404 where it has none of them', async () => {
  const { owner, parameters, ids } = await openInbox(word('Mine'))
  const elsewhere = await openInbox(word('Theirs'))
  const change = (submissionIds: string[]) =>
    owner.call(api.changeSubmissionsCall, { parameters, body: { submissionIds, folder: 'spam' } })
  expect(await change([...elsewhere.ids, ...ids])).toMatchObject({ status: 200, body: { changed: 1 } })
  expect(await change(elsewhere.ids)).toMatchObject({ status: 404, code: 'submission-not-found' })
  const [theirs] = await database.selectFrom('form_submissions').selectAll().where('id', 'in', elsewhere.ids).execute()
  expect(theirs!.folder).toBe('inbox')
})

it('lists the responses to all forms in one inbox, without newsletter sign-ups, which are never unread', async () => {
  const { website, owner, form } = await openInbox(word('First', { at: 1_000 }))
  const second = await buildForm(website, { name: 'Second' })
  const newsletter = await buildForm(website, { name: 'News', kind: 'newsletter' })
  const [newest] = [await buildSubmission(app, website, second, { ...word('Newest'), at: 3_000 })]
  await buildSubmission(app, website, newsletter, { ...word('Sign-up'), at: 2_000 })
  const elsewhere = await openInbox(word('Elsewhere'))
  const all = async () => (await owner.call(api.listAllSubmissionsCall, { query: {} })).body.submissions
  expect((await all()).map((row) => [row.formId, row.formName])).toEqual([
    [second.id, 'Second'],
    [form.id, form.name],
  ])
  expect((await owner.call(api.countUnreadCall, {})).body).toEqual({ unread: 2 })
  expect((await elsewhere.owner.call(api.countUnreadCall, {})).body).toEqual({ unread: 1 })

  const parameters = { formId: second.id }
  const body = { submissionIds: [newest!], isReplied: true }
  expect((await owner.call(api.changeSubmissionsCall, { parameters, body })).body).toEqual({ changed: 1 })
  expect((await all()).map((row) => row.isReplied)).toEqual([true, false])
  const opened = await owner.call(api.getSubmissionCall, { parameters: { ...parameters, submissionId: newest! } })
  expect(opened.body.submission.repliedAt).toBeGreaterThan(0)
})
