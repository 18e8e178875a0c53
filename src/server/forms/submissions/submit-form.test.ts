import { describe, expect, it, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { createSubmissionKeyCall, saveFormSubmissionCall, validateFormCall } from '#shared/forms/api.ts'
import { type Form, formContentSchema } from '#shared/forms/schema.ts'
import { writeForm } from '../definition/form-store.ts'
import { createKey, KEY_MILLISECONDS } from './submission-key.ts'

const app = await startTestApp()
const { database, secret } = app.services

/** A contact form on a website. */
async function buildForm(website: Website, content: Record<string, unknown> = {}): Promise<Form> {
  const fields = [
    { id: newId(), type: 'text', title: 'Name', required: true },
    { id: newId(), type: 'email', title: 'Email', required: true },
    { id: newId(), type: 'textarea', title: 'Message', maxLength: 100 },
  ]
  const form = {
    ...formContentSchema.parse({ name: 'Contact', fields, ...content }),
    id: newId(),
    revision: 1,
    createdAt: Date.now(),
    updatedAt: Date.now(),
  }
  return save(website, form)
}

const save = (website: Website, form: Form) => app.changing(website, (scope) => writeForm(scope, form))
type Field = Form['fields'][number]

const answersTo = ({ fields }: Form, ...values: string[]) =>
  JSON.stringify(Object.fromEntries(values.map((value, index) => [fields[index]!.id, value])))

const rowsOf = (website: Website) =>
  database.selectFrom('form_submissions').selectAll().where('website_id', '=', website.id).execute()

describe('handing in a form', () => {
  test('keeps the answers, and says what its owner wrote', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(website, { submissionText: 'We read it tonight.', successRedirect: '/thanks' })
    const visitor = app.visitor(website)
    const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
    const body = { form: answersTo(form, ' Ada ', 'Ada@Example.com', 'Hello'), key, pagePath: '/contact' }
    const { status, body: said } = await visitor.call(saveFormSubmissionCall, { body })
    expect({ status, said }).toEqual({
      status: 200,
      said: { parsedSubmissionMessage: 'We read it tonight.', submissionHTML: '', successRedirect: '/thanks' },
    })
    const [row, ...others] = await rowsOf(website)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      form_id: form.id,
      revision: 1,
      folder: 'inbox',
      sender_email: 'ada@example.com',
      page_path: '/contact',
      search_key: ' ada ada@example.com hello',
    })
    expect(Object.values(JSON.parse(row!.answers))).toEqual(['Ada', 'Ada@Example.com', 'Hello'])
  })

  test('keeps what was written into a field that its owner took away meanwhile', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(website)
    const [name, email, message] = form.fields as [Field, Field, Field]
    const street = { ...message, id: newId(), title: 'Your street', required: true }
    await save(website, { ...form, revision: 2, fields: [name, email] })
    await save(website, { ...form, revision: 3, fields: [name, street] })
    const visitor = app.visitor(website)
    const answer = async (answers: Record<string, string>) => {
      const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
      const body = { form: JSON.stringify(answers), key, formId: form.id }
      return visitor.call(saveFormSubmissionCall, { body })
    }
    const said = { [name.id]: 'Ada', [email.id]: 'ada@example.com', [message.id]: 'Hello' }
    expect((await answer(said)).body).toMatchObject({ parsedSubmissionMessage: form.submissionText })
    expect(await rowsOf(website)).toMatchObject([{ revision: 1, answers: JSON.stringify(said) }])
    // The rules of the answered revision apply, and answers to unknown questions are dropped.
    expect((await answer({ ...said, [email.id]: 'ada' })).failure.errors).toEqual({ [email.id]: expect.any(String) })
    expect((await answer({ [name.id]: 'Ada', nobody: 'x' })).failure.errors).toMatchObject({
      [street.id]: expect.any(String),
    })
  })

  test('takes what a client does not know of its page as null, and what it leaves out as not there', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(website)
    const visitor = app.visitor(website)
    const unknown = { captchaKey: null, formId: null, pageTitle: null, pageId: null, pagePath: null }
    for (const page of [{}, { ...unknown, contentSource: null, pagePermissionTypeValue: null }]) {
      const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
      const body = { form: answersTo(form, 'Ada', 'ada@example.com'), key, ...page }
      expect((await visitor.call(saveFormSubmissionCall, { body })).status).toBe(200)
    }
    const plain = { page_title: '', page_id: '', page_path: '', content_source: 'c', page_permission_type: '1' }
    expect(await rowsOf(website)).toMatchObject([plain, plain])
  })

  test('takes null for no answer, and cuts what a page says of itself', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(website)
    const [name, email, message] = form.fields.map((field) => field.id)
    const visitor = app.visitor(website)
    const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
    const answers = { [name!]: 'Ada', [email!]: 'ada@example.com', [message!]: null }
    const body = { form: JSON.stringify(answers), key, pageTitle: 'x'.repeat(501), contentSource: 'collection-page' }
    expect((await visitor.call(saveFormSubmissionCall, { body })).status).toBe(200)
    const [row] = await rowsOf(website)
    expect(Object.keys(JSON.parse(row!.answers))).toEqual([name, email])
    expect([row!.page_title.length, row!.content_source]).toEqual([500, 'collection'])
  })

  test('a repeat is recognized, and a key is good for nothing else', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(website)
    const visitor = app.visitor(website)
    const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
    const body = { form: answersTo(form, 'Ada', 'ada@example.com'), key }
    const outcomes = await Promise.all([1, 2, 3].map(() => visitor.call(saveFormSubmissionCall, { body })))
    expect(outcomes.map((one) => one.status)).toEqual([200, 200, 200])
    expect(await rowsOf(website)).toHaveLength(1)
    const other = await visitor.call(saveFormSubmissionCall, {
      body: { form: answersTo(form, 'Grace', 'grace@example.com'), key },
    })
    expect([other.status, other.failure.error]).toEqual([
      400,
      'Error processing form submission. Please reload and try again.',
    ])
  })

  test.each([
    ['of another website', (id: string) => createKey(secret, `${id}x`, Date.now())],
    ['that is too old', (id: string) => createKey(secret, id, Date.now() - KEY_MILLISECONDS - 1)],
    ['that somebody made', () => 'a.b.c'],
    ['that was lengthened', (id: string) => `9${createKey(secret, id, Date.now())}`],
  ])('a key %s opens nothing', async (_, makeKey) => {
    const website = await app.buildWebsite()
    const form = await buildForm(website)
    const body = { form: answersTo(form, 'Ada', 'ada@example.com'), key: makeKey(website.id) }
    expect((await app.visitor(website).call(saveFormSubmissionCall, { body })).code).toBe('form-key-invalid')
    expect(await rowsOf(website)).toEqual([])
  })

  test('what is wrong is shown by field, and nothing is kept', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(website)
    const [name, email, message] = form.fields.map((field) => field.id)
    const visitor = app.visitor(website)
    const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
    const body = { form: answersTo(form, '', 'ada', 'x'.repeat(101)), key }
    const errors = {
      [name!]: 'Required',
      [email!]: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      [message!]: 'You have exceeded the character limit.',
    }
    const refused = await visitor.call(saveFormSubmissionCall, { body })
    expect([refused.status, refused.failure.errors]).toEqual([400, errors])
    const checked = await visitor.call(validateFormCall, {
      parameters: { formId: form.id },
      body: JSON.parse(body.form),
    })
    expect([checked.status, checked.failure.errors]).toEqual([400, errors])
    expect(await rowsOf(website)).toEqual([])
  })

  test('an answer that is far too long is wrong by its field, not unreadable', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(website)
    const [, , message] = form.fields.map((field) => field.id)
    const visitor = app.visitor(website)
    const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
    const body = { form: answersTo(form, 'Ada', 'ada@example.com', 'x'.repeat(200_000)), key }
    expect((await visitor.call(saveFormSubmissionCall, { body })).failure).toMatchObject({
      code: 'form-fields-invalid',
      errors: { [message!]: 'You have exceeded the character limit.' },
    })
  })

  test('what is left out is named in fixed sentences', async () => {
    const website = await app.buildWebsite()
    const form = await buildForm(website)
    const visitor = app.visitor(website)
    const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
    const answers = answersTo(form, 'Ada', 'ada@example.com')
    expect((await visitor.call(saveFormSubmissionCall, { body: { form: answers } })).failure.error).toBe(
      'Error processing form submission. Please reload and try again.',
    )
    expect((await visitor.call(saveFormSubmissionCall, { body: { key } })).failure.error).toBe(
      'Could not parse the form fields, please check your entries.',
    )
  })

  test.each([
    ['not JSON', 400, 'form-unreadable'],
    ['[]', 400, 'form-unreadable'],
    ['{"a":{"b":"c"}}', 400, 'form-unreadable'],
    ['{"no-field-of-ours":"x"}', 404, 'form-not-configured'],
    ['{}', 404, 'form-not-configured'],
  ])('answers like %s are refused', async (form, status, code) => {
    const website = await app.buildWebsite()
    await buildForm(website)
    const visitor = app.visitor(website)
    const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
    const refused = await visitor.call(saveFormSubmissionCall, { body: { form, key } })
    expect([refused.status, refused.code]).toEqual([status, code])
  })
})

it('does not take answers to another website’s form', async () => {
  const form = await buildForm(await app.buildWebsite())
  const website = await app.buildWebsite()
  const visitor = app.visitor(website)
  const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
  const body = { form: answersTo(form, 'Ada', 'ada@example.com'), key, formId: form.id }
  expect((await visitor.call(saveFormSubmissionCall, { body })).status).toBe(404)
})
