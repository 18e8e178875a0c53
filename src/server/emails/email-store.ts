import type { Selectable } from 'kysely'
import { type FoundRows, searchList, selectFound } from '#server/database/search-by-word.ts'
import type { Staff } from '#server/http/serve.ts'
import type { MailTables } from '#server/mail/tables.ts'
import type { Scope } from '#server/scope.ts'
import type { EmailSummary } from '#shared/emails/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { personalKinds } from './personal-emails.ts'

type EmailRow = Selectable<MailTables['letters']>

const PAGE = 50

/** The user who looks at emails. */
export type EmailReader = Pick<Staff, 'email'>

export interface EmailFilter {
  readonly aboutId?: string | undefined
  readonly state?: EmailSummary['state'] | undefined
  readonly search?: string | undefined
  /** `next` of the previous page. */
  readonly after?: string | undefined
}

/** Emails of the website, newest first: ids sort by time. */
export async function listEmails(
  scope: Scope,
  reader: EmailReader,
  { aboutId, state, search, after }: EmailFilter,
): Promise<{ emails: EmailSummary[]; next: string | null }> {
  const list = (found: FoundRows | null) =>
    selectFound(scope, 'letters', found)
      .where((where) => where.or([where('kind', 'not in', personalKinds), where('to_address', '=', reader.email)]))
      .$if(Boolean(aboutId), (some) => some.where('about_id', '=', aboutId!))
      .$if(state !== undefined, (some) => some.where('state', '=', state!))
      .$if(Boolean(after), (some) => some.where('id', '<', after!))
      .orderBy('id', 'desc')
  const words = normalize(search?.trim() ?? '').replaceAll('#', '')
  const rows = await (await searchList(scope, 'letters', words, PAGE + 1, list))
    .select(['id', 'kind', 'to_address', 'subject', 'created_at', 'sent_at', 'state', 'problem', 'error', 'about_id'])
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE)
  return { emails: shown.map(toSummary), next: rows.length > PAGE ? shown.at(-1)!.id : null }
}

/** One email with its content, or null. */
export async function findEmail(
  { database, websiteId }: Scope,
  reader: EmailReader,
  emailId: string,
): Promise<EmailRow | null> {
  const row = await database
    .selectFrom('letters')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', emailId)
    .where((where) => where.or([where('kind', 'not in', personalKinds), where('to_address', '=', reader.email)]))
    .executeTakeFirst()
  return row ?? null
}

type SummaryRow = Pick<
  EmailRow,
  'id' | 'kind' | 'to_address' | 'subject' | 'created_at' | 'sent_at' | 'state' | 'problem' | 'error' | 'about_id'
>

/** An email as lists show it. */
export function toSummary(row: SummaryRow): EmailSummary {
  return {
    id: row.id,
    kind: row.kind,
    to: row.to_address,
    subject: row.subject,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    state: row.state,
    problem: row.problem,
    error: row.error,
    aboutId: row.about_id,
  }
}
