import { expect, type Page } from '@playwright/test'
import type { Form } from '../../src/shared/forms/schema.ts'

/**
 * Submits answers as a client that knows only the calls of docs/compatibility.md#calls; keyed by the questions' titles.
 */
export async function sendAnswers(
  owner: Page,
  visitor: Page,
  formId: string,
  answers: Readonly<Record<string, string | string[]>>,
): Promise<void> {
  const read = await owner.request.get(`/api/owner/forms/${formId}`)
  const { form } = (await read.json()) as { form: Form }
  const byId = Object.fromEntries(form.fields.map((field) => [field.id, answers[field.title]]))
  await visitor.request.get('/api/sign-in')
  const crumb = (await visitor.context().cookies()).find(({ name }) => name === 'crumb')?.value ?? ''
  const headers = { 'x-csrf-token': decodeURIComponent(crumb) }
  const { key } = await (await visitor.request.post('/api/form/FormSubmissionKey', { headers })).json()
  const data = { form: JSON.stringify(byId), key, formId, pagePath: '/contact', pageTitle: 'Contact' }
  const sent = await visitor.request.post('/api/form/SaveFormSubmission', { headers, data })
  expect(sent.status(), await sent.text()).toBe(200)
}
