import { writeForm } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { createSubmissionKeyCall, saveFormSubmissionCall } from '#shared/forms/api.ts'
import { type Form, formContentSchema } from '#shared/forms/schema.ts'

/** A form with an email field that invites to the newsletter. */
export function buildNewsletterForm(
  app: TestApp,
  website: Website,
  content: Record<string, unknown> = {},
): Promise<Form> {
  const now = Date.now()
  const fields = [{ id: newId(), type: 'email', title: 'Email', required: true }]
  const parsed = formContentSchema.parse({ name: 'Newsletter', kind: 'newsletter', fields, ...content })
  const form = { ...parsed, id: newId(), revision: 1, createdAt: now, updatedAt: now }
  return app.changing(website, (scope) => writeForm(scope, form))
}

/** Submits answers to a form, one for each field in order. */
export async function submitAnswers(visitor: Browser, form: Form, ...answers: string[]) {
  const { key } = (await visitor.call(createSubmissionKeyCall, {})).body
  const given = Object.fromEntries(answers.map((answer, index) => [form.fields[index]!.id, answer]))
  const body = { form: JSON.stringify(given), key, formId: form.id, pagePath: '/about' }
  return visitor.call(saveFormSubmissionCall, { body })
}

/** Runs all jobs, including those that they queue. */
export async function runAllJobs(app: TestApp): Promise<void> {
  while ((await app.runJobs()) > 0) {
    // until nothing is left
  }
}

/** The emails to an address, oldest first. */
export const emailsTo = (app: TestApp, website: Website, email: string) =>
  app.services.database
    .selectFrom('letters')
    .selectAll()
    .where('website_id', '=', website.id)
    .where('to_address', '=', email)
    .orderBy('id')
    .execute()

/** The path of the link in an email for a purpose. */
export function linkIn(email: { readonly html: string }, purpose: 'confirm' | 'unsubscribe'): string {
  return new RegExp(`/newsletter/${purpose}\\?key=[\\w.-]+`).exec(plainWordsOf(email.html))![0]
}

/** The subscriptions of an address. */
export const subscriptionsOf = (app: TestApp, website: Website, email: string) =>
  app.services.database
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('website_id', '=', website.id)
    .where('email', '=', email)
    .execute()

/** Subscribes an address and confirms it. @returns the welcome email */
export async function subscribe(app: TestApp, website: Website, form: Form, email: string) {
  const visitor = app.visitor(website)
  await submitAnswers(visitor, form, email)
  await runAllJobs(app)
  await visitor.request('POST', linkIn((await emailsTo(app, website, email)).at(-1)!, 'confirm'))
  await runAllJobs(app)
  return (await emailsTo(app, website, email)).at(-1)!
}
