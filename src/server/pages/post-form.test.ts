import { describe, expect, it, test } from 'vitest'
import { writeForm } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { FormField } from '#shared/forms/field-schema.ts'
import { type Form, formContentSchema } from '#shared/forms/schema.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'
import { sentBy } from '#storefront/forms/testing/sent-by.ts'
import { insertPage } from './page-store.ts'

const app = await startTestApp()
const { database } = app.services

/** A page at /contact with a form of these fields. */
async function postedPage(fields: readonly object[], content: object = {}): Promise<{ website: Website; form: Form }> {
  const website = await app.buildWebsite()
  const now = Date.now()
  const form = {
    ...formContentSchema.parse({ name: 'Contact', submitLabel: 'Send', fields, ...content }),
    ...{ id: newId(), revision: 1, createdAt: now, updatedAt: now },
  }
  await app.changing(website, async (scope) => {
    await writeForm(scope, form)
    await insertPage(
      scope,
      buildPage({ id: newId(), urlId: 'contact', title: 'Contact', blocks: [formOnPage(form.id)] }),
    )
  })
  return { website, form }
}

/** Sends inputs as a browser without JavaScript does: no extra header, only fields. */
const post = (visitor: Browser, inputs: URLSearchParams, url = '/contact', headers: Record<string, string> = {}) =>
  visitor.request('POST', url, inputs.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'x-csrf-token': '',
    ...headers,
  })

/** Opens the page, fills in the rendered form, and presses the button as often as the page asks for. */
async function fillIn(
  visitor: Browser,
  written: Readonly<Record<string, string | readonly string[]>>,
  url = '/contact',
) {
  const inputs = sentBy((await visitor.request('GET', url)).body)
  for (const [name, value] of Object.entries(written)) {
    inputs.delete(`answers.${name}`)
    for (const one of typeof value === 'string' ? [value] : value) inputs.append(`answers.${name}`, one)
  }
  const first = await post(visitor, inputs, url)
  return first.statusCode === 200 ? post(visitor, sentBy(first.body), url) : first
}

const answersOf = async (website: Website): Promise<Record<string, unknown>[]> => {
  const rows = await database
    .selectFrom('form_submissions')
    .selectAll()
    .where('website_id', '=', website.id)
    .orderBy('id')
    .execute()
  return rows.map((row) => JSON.parse(row.answers))
}

const options = ['Red', 'Green']
const needs: Partial<Record<FormField['type'], object>> = {
  checkbox: { options },
  radio: { options },
  select: { options },
  likert: { options: ['It pours', 'It stacks'] },
  phone: { showCountryCode: true },
  textarea: { maxLength: 10 },
  consent: { text: 'I agree' },
}
type Written = Readonly<Record<string, string | readonly string[]>>

describe.each<{ type: FormField['type']; right: Written; kept: unknown; wrong: Written | null; says: string }>([
  {
    type: 'text',
    right: { f: ' Ada ' },
    kept: 'Ada',
    wrong: { f: 'x'.repeat(1001) },
    says: 'You have exceeded the character limit.',
  },
  {
    type: 'textarea',
    right: { f: 'a\nb' },
    kept: 'a\nb',
    wrong: { f: 'x'.repeat(11) },
    says: 'You have exceeded the character limit.',
  },
  {
    type: 'email',
    right: { f: 'ada@example.com' },
    kept: 'ada@example.com',
    wrong: { f: 'ada@example.com\r\nBcc: all@example.com' },
    says: 'Email is not valid. Email addresses should follow the format user@domain.com.',
  },
  { type: 'number', right: { f: '-1.5' }, kept: '-1.5', wrong: { f: '1e9' }, says: 'Must be a number.' },
  { type: 'currency', right: { f: '$1,250.00' }, kept: '$1,250.00', wrong: { f: '12,5,0' }, says: 'Must be a number.' },
  {
    type: 'website',
    right: { f: 'example.com' },
    kept: 'example.com',
    wrong: { f: 'javascript:alert(1)' },
    says: 'Links must be formatted as example.com or https://example.com',
  },
  {
    type: 'password',
    right: { f: ' word ' },
    kept: ' word ',
    wrong: { f: 'x'.repeat(1001) },
    says: 'You have exceeded the character limit.',
  },
  {
    type: 'twitter',
    right: { f: '@tidemill' },
    kept: '@tidemill',
    wrong: { f: 'tide mill' },
    says: 'Username is not valid.',
  },
  {
    type: 'phone',
    right: { 'f.country': '+1', 'f.area': '207', 'f.prefix': '555', 'f.line': '0142' },
    kept: ['+1', '207', '555', '0142'],
    wrong: { 'f.area': 'two' },
    says: 'Phone number is not valid.',
  },
  {
    type: 'date',
    right: { 'f.month': '2', 'f.day': '29', 'f.year': '2028' },
    kept: ['2', '29', '2028'],
    wrong: { 'f.month': '2', 'f.day': '30', 'f.year': '2028' },
    says: 'Date is not valid.',
  },
  {
    type: 'time',
    right: { 'f.hour': '9', 'f.minute': '05', 'f.ampm': 'PM' },
    kept: ['9', '05', '', 'PM'],
    wrong: { 'f.hour': '13', 'f.minute': '05' },
    says: 'Time is not valid.',
  },
  {
    type: 'name',
    right: { 'f.first': 'Ada', 'f.last': 'Byron' },
    kept: ['Ada', 'Byron'],
    wrong: { 'f.first': 'Ada' },
    says: 'Required',
  },
  {
    type: 'address',
    right: { 'f.line1': '12 Kiln Lane', 'f.city': 'Rockport', 'f.state': 'ME', 'f.zip': '04856' },
    kept: ['12 Kiln Lane', '', 'Rockport', 'ME', '04856', 'US'],
    wrong: { 'f.line1': '12 Kiln Lane', 'f.country': 'Atlantis' },
    says: 'Choose a country.',
  },
  {
    type: 'checkbox',
    right: { f: options },
    kept: options,
    wrong: { f: ['Blue'] },
    says: 'Choose one of the options.',
  },
  { type: 'radio', right: { f: 'Red' }, kept: 'Red', wrong: { f: 'Blue' }, says: 'Choose one of the options.' },
  { type: 'select', right: { f: 'Red' }, kept: 'Red', wrong: { f: 'Blue' }, says: 'Choose one of the options.' },
  {
    type: 'likert',
    right: { 'f.0': '2', 'f.1': '-2' },
    kept: { 'It pours': ['2'], 'It stacks': ['-2'] },
    wrong: { 'f.0': ['2', '-2'] },
    says: 'Choose one of the options.',
  },
  { type: 'consent', right: { f: 'I agree' }, kept: 'I agree', wrong: { f: 'I agree to more' }, says: 'Required' },
])('a $type field that is posted without a script', ({ type, right, kept, wrong, says }) => {
  const field = { id: 'f', type, title: 'Field', required: true, ...needs[type] }

  test('is kept when it is right, and said to be required when it is empty', async () => {
    const { website, form } = await postedPage([field, { id: 'other', type: 'text', title: 'Other' }])
    const visitor = app.visitor(website)
    const empty = await fillIn(visitor, { other: 'still here' })
    expect(empty.statusCode).toBe(type === 'likert' ? 303 : 400)
    if (type !== 'likert') {
      expect(empty.body).toContain('<p class="field-error" id="f-error">Required</p>')
      expect(empty.body).toContain('value="still here"')
      expect(empty.body).toContain('Your form has encountered a problem. Please scroll down to review.')
      expect(empty.body).toContain('Your form has encountered a problem. Please scroll up to review.')
      expect(empty.headers['cache-control']).toBe('private, no-store')
    }
    const sent = await fillIn(visitor, right)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/contact?submitted=${form.id}#form-${form.id}`])
    expect((await answersOf(website)).at(-1)).toEqual({ f: kept })
  })

  test('is refused with a message when it is wrong, with what was written still in it', async () => {
    const { website } = await postedPage([field])
    const refused = await fillIn(app.visitor(website), wrong!)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain(says)
    expect(await answersOf(website)).toEqual([])
  })

  test('takes nothing apart that was written to do harm', async () => {
    const { website } = await postedPage([{ ...field, required: false }])
    const harm = '"><script>alert(1)</script>'
    const names = ['f', 'f.0', 'f.first', 'f.line1', 'f.month', 'f.hour', 'f.area', '__proto__', 'constructor']
    const answer = await fillIn(app.visitor(website), Object.fromEntries(names.map((name) => [name, [harm, harm]])))
    expect([303, 400]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('<script>alert')
  })
})

const contact = [
  { id: 'name', type: 'text', title: 'Name', required: true },
  { id: 'from', type: 'hidden', title: 'From', key: 'from', value: 'the site' },
]

describe('a form without a script', () => {
  test('is asked for once more when it is right at once, and reloading the thanks sends nothing', async () => {
    const { website, form } = await postedPage(contact, {
      submissionText: 'We have it.',
      submissionHtml: '<p>Soon.</p>',
    })
    const visitor = app.visitor(website)
    const page = await visitor.request('GET', '/contact')
    expect(page.headers['cache-control']).toBe('public, no-cache')
    expect(sentBy(page.body).has('crumb')).toBe(false)
    const inputs = sentBy(page.body)
    inputs.set('answers.name', 'Ada')
    const asked = await post(visitor, inputs)
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('Nothing has been sent yet. Check the form, then press “Send” again.')
    expect(await answersOf(website)).toEqual([])
    const again = sentBy(asked.body)
    const [sent, twin] = await Promise.all([post(visitor, again), post(visitor, again)])
    expect([sent.statusCode, twin.statusCode]).toEqual([303, 303])
    expect(await answersOf(website)).toEqual([{ name: 'Ada', from: 'the site' }])
    const thanks = await visitor.request('GET', String(sent.headers.location).split('#')[0]!)
    expect(thanks.body).toContain('We have it.')
    expect(thanks.body).toContain('<p>Soon.</p>')
    expect(thanks.body).not.toContain('answers.name')
    expect((await visitor.request('GET', '/contact')).body).toContain('answers.name')
    expect((await visitor.request('GET', `/contact?submitted=${form.id}x`)).body).toContain('answers.name')
  })

  test.each([
    ['/thanks?from=form#top', '/thanks?from=form#top'],
    ['https://elsewhere.example/danke schön', 'https://elsewhere.example/danke%20sch%C3%B6n'],
  ])('leads to its owner’s place, %s', async (successRedirect, location) => {
    const { website } = await postedPage(contact, { successRedirect })
    expect((await fillIn(app.visitor(website), { name: 'Ada' })).headers.location).toBe(location)
  })

  it('takes hidden values from the address of its page', async () => {
    const { website } = await postedPage(contact)
    await fillIn(app.visitor(website), { name: 'Ada' }, '/contact?from=postcard')
    expect(await answersOf(website)).toEqual([{ name: 'Ada', from: 'postcard' }])
  })

  it('drops what is not asked for', async () => {
    const showWhen = { match: 'all', rules: [{ fieldId: 'gift', test: 'is', value: 'Yes' }] }
    const { website } = await postedPage([
      { id: 'gift', type: 'radio', title: 'A gift?', options: ['Yes', 'No'] },
      { id: 'to', type: 'text', title: 'To whom?', required: true, showWhen },
    ])
    const visitor = app.visitor(website)
    expect((await fillIn(visitor, { gift: 'Yes' })).statusCode).toBe(400)
    expect((await fillIn(visitor, { gift: 'No', to: 'Grace' })).statusCode).toBe(303)
    expect(await answersOf(website)).toEqual([{ gift: 'No' }])
  })

  it('cannot be sent by another site, nor where cookies never come back', async () => {
    const { website } = await postedPage(contact)
    const visitor = app.visitor(website)
    const inputs = sentBy((await visitor.request('GET', '/contact')).body)
    inputs.set('answers.name', 'Ada')
    const again = sentBy((await post(visitor, inputs)).body)
    const forged = await post(visitor, again, '/contact', { origin: 'https://evil.example' })
    expect(forged.statusCode).toBe(200)
    const without = await post(visitor, again, '/contact', { cookie: '' })
    expect(without.statusCode).toBe(403)
    expect(without.body).toContain('Please enable cookies in your browser, reload the page, and try again.')
    expect(await answersOf(website)).toEqual([])
  })

  test.each([
    [
      'a form that does not stand on the page',
      '/contact',
      { _form: newId() },
      404,
      'This form has not been configured yet.',
    ],
    ['a page that is not there', '/nowhere', { _form: newId() }, 404, 'Page not found'],
    ['something else', '/contact', { name: 'Ada' }, 404, 'not-found'],
  ])('says that there is nothing to take %s', async (_, url, inputs, status, words) => {
    const { website } = await postedPage(contact)
    const answer = await post(app.visitor(website), new URLSearchParams(inputs), url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(words)
  })
})

test('a form block says what it is made of, by its name and by its number', async () => {
  const visitor = app.visitor(await app.buildWebsite())
  for (const type of ['form', 'form%20block', '9']) {
    const answer = await visitor.request('GET', `/api/template/GetTemplateSchema?type=${type}`)
    expect(answer.json()).toMatchObject({
      type: 'form',
      blockType: 9,
      schema: {
        properties: { type: { const: 'form' }, formId: { type: 'string' } },
        required: ['id', 'type', 'formId'],
      },
    })
  }
  expect((await visitor.request('GET', '/api/template/GetTemplateSchema?type=gallery')).statusCode).toBe(400)
})
