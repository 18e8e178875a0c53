import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { writeForm } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { Answers } from '#shared/forms/answers.ts'
import { createSubmissionKeyCall, type Submission, saveFormSubmissionCall } from '#shared/forms/api.ts'
import { type Form, formContentSchema } from '#shared/forms/schema.ts'
import type { Challenge } from '#shared/guard/api.ts'

/** A form with a name, an email address and a message, changed by what a test needs. */
export function buildForm(app: TestApp, website: Website, content: Record<string, unknown> = {}): Promise<Form> {
  const fields = [
    { id: newId(), type: 'text', title: 'Name' },
    { id: newId(), type: 'email', title: 'Email' },
    { id: newId(), type: 'textarea', title: 'Message' },
  ]
  const form = {
    ...formContentSchema.parse({ name: 'Contact', fields, ...content }),
    id: newId(),
    revision: 1,
    createdAt: Date.now(),
    updatedAt: Date.now(),
  }
  return app.changing(website, (scope) => writeForm(scope, form))
}

/** Submits answers, one for each field in order, with a new key if none is given. */
export async function submitAnswers(
  visitor: Browser,
  form: Form,
  answers: readonly (Answers[string] | undefined)[],
  more: Partial<Submission> = {},
) {
  const key = more.key ?? (await visitor.call(createSubmissionKeyCall, {})).body.key
  const given = Object.fromEntries(answers.map((answer, index) => [form.fields[index]!.id, answer]))
  return visitor.call(saveFormSubmissionCall, { body: { form: JSON.stringify(given), formId: form.id, ...more, key } })
}

/** The stored submissions of a website, oldest first. */
export const submissionsBy = ({ services }: TestApp, website: Website) =>
  services.database
    .selectFrom('form_submissions')
    .selectAll()
    .where('website_id', '=', website.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** A browser's solution of a challenge. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
