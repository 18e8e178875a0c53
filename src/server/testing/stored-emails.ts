import type { Selectable } from 'kysely'
import { emailHtml } from '#server/emails/email-html.ts'
import type { MailTables } from '#server/mail/tables.ts'
import type { Database } from '#server/tables.ts'

type StoredEmail = Selectable<MailTables['letters']>

/** The emails of a website that have these values, oldest first, with the HTML that the studio shows. */
export async function storedEmails(
  database: Database,
  websiteId: string,
  values: Partial<Pick<StoredEmail, 'kind' | 'to_address' | 'about_id'>> = {},
): Promise<StoredEmail[]> {
  const rows = await database
    .selectFrom('letters')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where((where) => where.and(values))
    .orderBy('id')
    .execute()
  return Promise.all(rows.map(async (row) => ({ ...row, html: await emailHtml(database, row) })))
}
