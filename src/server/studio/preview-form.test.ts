import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { saveFormSubmissionCall } from '#shared/forms/api.ts'
import { createFormCall, listFormsCall, previewFormCall } from '#shared/forms/owner-api.ts'
import { formContentSchema } from '#shared/forms/schema.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const owner = await app.owner(website)
await owner.call(createFormCall, { body: { template: 'blank' } })

/** Posts as the studio's form does. */
function preview(browser: typeof owner, form: unknown, crumb = browser.cookies.get('crumb') ?? '', step?: string) {
  const body = new URLSearchParams({ crumb, form: JSON.stringify(form), ...(step && { step }) }).toString()
  return browser.request('POST', previewFormCall.path, body, {
    'content-type': 'application/x-www-form-urlencoded',
    'x-csrf-token': '',
  })
}
const draft = formContentSchema.parse({
  name: 'Not there yet',
  fields: [{ id: 'question', type: 'text', title: 'Which glaze?' }],
  disclaimerHtml: '<p>We read it.</p><script>alert(1)</script>',
  storage: { mailTo: ['secret@example.com'] },
})

test('draws a form that was never saved as visitors would get it, and keeps nothing', async () => {
  const reply = await preview(owner, draft)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toContain('text/html')
  expect(reply.body).toContain('Which glaze?')
  expect(reply.body).toContain('<p>We read it.</p>')
  expect(reply.body).not.toContain('alert(1)')
  expect(reply.body).not.toContain('secret@example.com')
  expect(reply.body, 'visitors see the title of the page, not the name of the form').not.toContain('Not there yet')
  expect(reply.body).toMatch(/<h1[^>]*>Page title<\/h1>/)
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.headers['x-robots-tag']).toBe('noindex')
  const { forms } = (await owner.call(listFormsCall, {})).body
  expect(forms.map((form) => form.name)).toEqual(['Untitled form'])
})

test.each([
  ['0', 'one'],
  ['1', 'two'],
  ['7', 'three'],
])('opens a form of three steps at step %s', async (step, shown) => {
  const ids = ['one', 'two', 'three']
  const steps = { ...draft, fields: ids.map((id) => ({ id, type: 'section', title: id, beginsStep: true })) }
  const current = (html: string) => /class="form-step">.*?data-field-id="(\w+)"/.exec(html)?.[1]
  expect(current((await preview(owner, formContentSchema.parse(steps), undefined, step)).body)).toBe(shown)
})

test('takes no answers', async () => {
  const body = { form: '{"question":"Ash"}', key: 'x', formId: 'form-preview' }
  expect((await app.visitor(website).call(saveFormSubmissionCall, { body })).code).toBe('form-not-configured')
})

test.each([
  ['somebody who is not signed in', async () => [app.visitor(website), draft, undefined] as const, 401],
  ['a page that is not ours', async () => [owner, draft, 'wrong'] as const, 403],
  [
    'what is no form',
    async () => [owner, { name: 'x', fields: [{ id: 'a', type: 'spell' }] }, undefined] as const,
    400,
  ],
])('draws nothing for %s', async (_, of, status) => {
  const [browser, form, crumb] = await of()
  expect((await preview(browser, form, crumb)).statusCode).toBe(status)
})
