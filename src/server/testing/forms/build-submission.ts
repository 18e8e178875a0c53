import { newId, newToken } from '#server/identifiers.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import type { Answers } from '#shared/forms/answers.ts'
import type { Folder } from '#shared/forms/inbox-api.ts'
import type { Form } from '#shared/forms/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'

export interface SubmissionFacts {
  readonly answers?: Answers
  readonly at?: number
  readonly email?: string
  readonly folder?: Folder
  readonly isRead?: boolean
}

/** Writes a submission directly into a website, as if it had been sent. @returns its id */
export async function buildSubmission(
  app: TestApp,
  website: Website,
  form: Form,
  facts: SubmissionFacts,
): Promise<string> {
  const [id] = await buildSubmissions(app, website, form, [facts])
  return id!
}

/** The same for many submissions. @returns their ids, in the given order */
export async function buildSubmissions(
  app: TestApp,
  website: Website,
  form: Form,
  many: readonly SubmissionFacts[],
): Promise<string[]> {
  const rows = many.map(({ answers = {}, at = Date.now(), email = '', folder = 'inbox', isRead = false }) => ({
    website_id: website.id,
    id: newId(),
    form_id: form.id,
    revision: form.revision,
    folder,
    is_read: isRead ? 1 : 0,
    answers: JSON.stringify(answers),
    sender_email: email,
    search_key: ` ${normalize(`${email} ${Object.values(answers).flat().join(' ')}`)}`,
    page_title: 'Contact',
    page_path: '/contact',
    page_id: '',
    content_source: 'c',
    page_permission_type: '1',
    spam_reason: '',
    key_nonce: newToken(),
    request_hash: '',
    created_at: at,
  }))
  for (let from = 0; from < rows.length; from += 500)
    await app.services.database
      .insertInto('form_submissions')
      .values(rows.slice(from, from + 500))
      .execute()
  return rows.map((row) => row.id)
}
