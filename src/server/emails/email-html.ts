import type { Selectable } from 'kysely'
import { unpackHtml } from '#server/mail/pack-html.ts'
import type { MailTables } from '#server/mail/tables.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { orderEmailFacts } from './documents.ts'
import { readLook } from './email-look.ts'
import { orderEmailOf } from './order-email-of.ts'
import { templateOf } from './template-of.ts'

/** What the HTML of a stored email is found by. */
export type StoredHtml = Pick<Selectable<MailTables['letters']>, 'website_id' | 'kind' | 'html' | 'facts' | 'packed'>

/**
 * The HTML of an email: as it was written, as it was sent, or drawn from its facts.
 * @throws StoredDocumentError when its facts cannot be read
 */
export async function emailHtml(database: DatabaseQueries, email: StoredHtml): Promise<string> {
  if (email.packed !== null) return unpackHtml(email.packed)
  if (email.facts === null) return email.html
  const { template = templateOf(email.kind), order, links, lookId, ...parts } = orderEmailFacts.read(email.facts)
  const look = await readLook(database, email.website_id, lookId)
  const drawable = orderEmailOf(template, order, look, links, parts)
  if (!drawable)
    throw new Error(`The facts of an email about the order ${order.id} do not fit the template ${template}.`)
  return drawable.draw()
}
