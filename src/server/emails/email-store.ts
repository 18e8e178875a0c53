import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { beginsWord } from '#server/database/begins-word.ts'
import { type FoundRows, searchByWord, searchList, selectFound } from '#server/database/search-by-word.ts'
import type { Staff } from '#server/http/serve.ts'
import type { MailTables } from '#server/mail/tables.ts'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import type { EmailSummary } from '#shared/emails/schema.ts'
import { may } from '#shared/roles/rules.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { personalKinds } from './personal-emails.ts'

type EmailRow = Selectable<MailTables['letters']>

const PAGE = 50

/** The user who looks at emails. */
export type EmailReader = Pick<Staff, 'email' | 'role'>

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
      .where(readableBy(reader))
      .$if(Boolean(aboutId), (some) => some.where('about_id', '=', aboutId!))
      // A literal, so that the partial indexes of the rare states are found.
      .$if(state !== undefined, (some) => some.where('state', '=', sql.lit(state!)))
      .$if(Boolean(after), (some) => some.where('id', '<', after!))
      .orderBy('id', 'desc')
  const words = normalize(search?.trim() ?? '').replaceAll('#', '')
  const rows = await (await searched(scope, words, list))
    .select(['id', 'kind', 'to_address', 'subject', 'created_at', 'sent_at', 'state', 'problem', 'error', 'about_id'])
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE)
  return { emails: shown.map(toSummary), next: rows.length > PAGE ? shown.at(-1)!.id : null }
}

type Emails = SelectQueryBuilder<Tables, 'letters', object>

/** The emails of a list with a text. A number is also that of an order, whatever its emails are called. */
async function searched(scope: Scope, words: string, list: (found: FoundRows | null) => Emails): Promise<Emails> {
  if (!/^\d{1,15}$/.test(words)) return searchList(scope, 'letters', words, PAGE + 1, list)
  const { websiteId } = scope
  const found = await searchByWord(scope, 'letters', words, PAGE + 1, list)
  const ordered = sql<string>`(select id from orders where website_id = ${websiteId} and number = ${Number(words)})`
  const both: FoundRows = sql`select found_id from (${found}) as worded
    union select id from letters where website_id = ${websiteId} and about_id in ${ordered}`
  return list(both).where(({ eb, or }) => or([eb('about_id', 'in', ordered), beginsWord(words)]))
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
    .where(readableBy(reader))
    .executeTakeFirst()
  return row ?? null
}

/**
 * Personal emails are for their recipient. Addresses of accounts are not verified, so only those who manage the site are
 * taken for the recipient: others could enter the address of a customer.
 */
function readableBy({ email, role }: EmailReader) {
  const ownAddress = may(role, 'site.manage') ? [email] : []
  return ({ eb, or }: ExpressionBuilder<MailTables, 'letters'>) =>
    or([eb('kind', 'not in', personalKinds), ...ownAddress.map((own) => eb('to_address', '=', own))])
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
