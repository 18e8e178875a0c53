import { prepareQuery } from '#server/database/prepare-query.ts'
import { hashOf } from '#server/identifiers.ts'
import type { MailTables } from '#server/mail/tables.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import {
  siteAppearance,
  siteEmailDesign,
  siteEmailWords,
  siteStyles,
  storeSettings,
} from '#server/websites/documents.ts'
import { designOf } from '#shared/emails/design.ts'
import type { EmailWebsite } from './email.ts'

/** What emails show of their website, as it is stored. */
type Look = Omit<MailTables['email_looks'], 'website_id'>

/** A website in memory is replaced when it changes. */
const known = new WeakMap<EmailWebsite, Look>()

/** The look of a website's emails. */
export function lookOf(website: EmailWebsite): Look {
  const before = known.get(website)
  if (before) return before
  const texts = {
    title: website.title,
    settings: storeSettings.write(website.settings),
    appearance: siteAppearance.write(website.appearance),
    styles: siteStyles.write(website.styles),
    // The number of changes is not part of a look, and a stored design has one.
    email_design: siteEmailDesign.write({ ...website.emails.design, revision: 1 }),
    email_words: siteEmailWords.write(website.emails.words),
  }
  const look = { id: hashOf(JSON.stringify(texts)), ...texts }
  known.set(website, look)
  return look
}

const insert = prepareQuery((database, look: MailTables['email_looks']) =>
  database
    .insertInto('email_looks')
    .values({
      website_id: look.website_id,
      id: look.id,
      title: look.title,
      settings: look.settings,
      appearance: look.appearance,
      styles: look.styles,
      email_design: look.email_design,
      email_words: look.email_words,
    })
    .onConflict((conflict) => conflict.doNothing()),
)

/** The looks that are known to be stored: no look is deleted before its website. */
const stored = new WeakSet<Look>()

/** Stores a look for the emails of the same transaction, unless earlier ones have it. */
export async function saveLook({ database, websiteId, afterCommit }: ChangeScope, look: Look): Promise<void> {
  if (stored.has(look)) return
  await insert(database, { ...look, website_id: websiteId })
  afterCommit(() => void stored.add(look))
}

/** The website as an email shows it. @throws Error when the look is not stored */
export async function readLook(database: DatabaseQueries, websiteId: string, lookId: string): Promise<EmailWebsite> {
  const row = await database
    .selectFrom('email_looks')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', lookId)
    .executeTakeFirstOrThrow()
  return {
    title: row.title,
    settings: storeSettings.read(row.settings),
    appearance: siteAppearance.read(row.appearance),
    styles: siteStyles.read(row.styles),
    emails: { design: designOf(siteEmailDesign.read(row.email_design)), words: siteEmailWords.read(row.email_words) },
  }
}
