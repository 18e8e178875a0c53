import { type Generated, sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { spellSearchKeys } from '#server/database/plain-search-keys.ts'
import { indexWords } from '#server/database/word-index.ts'
import { writeMoreWordsTogether, writeWordsTogether } from '#server/database/words-together.ts'
import type { EmailState } from '#shared/emails/schema.ts'
import { writeEmailSearchKeys } from './search-key.ts'

export interface MailTables {
  /** Every email of the shop, sent or waiting. The table has the name that emails had in earlier versions. */
  letters: {
    website_id: string
    id: string
    kind: string
    to_address: string
    reply_to: string
    subject: string
    /** '' for emails with `facts` or `packed`. */
    html: string
    /** What an email is drawn from when it is sent or looked at (`orderEmailFacts`); null for others, and once it was sent. */
    facts: Generated<string | null>
    /** The compressed HTML of an email with facts as it was sent (`pack-html.ts`); null before. */
    packed: Generated<string | null>
    /** The subject's id, such as an order's. */
    about_id: string | null
    /** Where mail programs unsubscribe with one click; '' for emails that go to no list. */
    unsubscribe_url: Generated<string>
    created_at: number
    /** `mailbox`: there is no SMTP server, so it is only stored here. */
    state: EmailState
    /** When it was sent for the first time, in milliseconds since 1970; null before. */
    first_sent_at: Generated<number | null>
    /** When it was sent the last time, in milliseconds since 1970; null before the first one. */
    sent_at: number | null
    /** The error message of the mail server or the connection. */
    error: string | null
    /** The same in a sentence for the owner. */
    problem: Generated<string | null>
    /** Normalized words of address and subject, each after a space. */
    search_key: Generated<string>
    /** How often it was sent again on purpose after it had arrived. */
    turn: Generated<number>
    /** How often it was sent to the mail server without an answer. */
    unconfirmed: Generated<number>
  }
  /** What emails showed of their website, so that later changes do not change them. Columns as those of `websites`. */
  email_looks: {
    website_id: string
    /** A hash of the rest. */
    id: string
    title: string
    settings: string
    appearance: string
    styles: string
    email_design: string
    email_words: string
  }
}

export const mailMigrations: Migration[] = [
  {
    name: '2026-11-20-d-mail',
    async up(database) {
      await defineTable(database, {
        name: 'letters',
        columns: {
          website_id: text,
          id: text,
          kind: text,
          to_address: text,
          reply_to: text,
          subject: text,
          html: text,
          about_id: nullable(text),
          created_at: integer,
          state: text,
          sent_at: nullable(integer),
          error: nullable(text),
        },
        primaryKey: ['website_id', 'id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [
          ['website_id', 'created_at'],
          ['website_id', 'about_id'],
        ],
      })
    },
  },
  {
    name: '2026-11-22-b-letters-undelivered',
    async up(database) {
      // The home screen counts these among all emails. They are few, so successful emails cost no more.
      await database.schema
        .createIndex('letters_undelivered')
        .on('letters')
        .columns(['website_id', 'state'])
        .where(sql<boolean>`state = 'delayed' or state = 'failed'`)
        .execute()
    },
  },
  {
    name: '2026-11-22-o1-letters-problems',
    async up(database) {
      await addColumn(database, 'letters', 'problem', nullable(text))
      await addColumn(database, 'letters', 'search_key', withDefault(text, ''))
      await addColumn(database, 'letters', 'turn', withDefault(integer, 0))
      await addColumn(database, 'letters', 'unconfirmed', withDefault(integer, 0))
      await sql`update letters set search_key = ' ' || lower(to_address || ' ' || subject)`.execute(database)
      await database.schema
        .createIndex('letters_unconfirmed')
        .on('letters')
        .columns(['website_id', 'state'])
        .where(sql<boolean>`state = 'unconfirmed'`)
        .execute()
    },
  },
  {
    name: '2026-11-22-s3-words-of-emails',
    up: (database) => indexWords(database, 'letters'),
  },
  {
    name: '2026-11-24-b5-words-of-emails-in-one-tree',
    up: (database) => indexWords(database, 'letters'),
  },
  {
    name: '2026-11-24-c2-plain-letters-of-emails',
    up: (database) => spellSearchKeys(database, 'letters'),
  },
  {
    name: '2026-12-29-a1-emails-as-facts',
    async up(database) {
      await addColumn(database, 'letters', 'facts', nullable(text))
      await addColumn(database, 'letters', 'packed', nullable(text))
      await defineTable(database, {
        name: 'email_looks',
        columns: {
          website_id: text,
          id: text,
          title: text,
          settings: text,
          appearance: text,
          styles: text,
          email_design: text,
          email_words: text,
        },
        primaryKey: ['website_id', 'id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
  {
    name: '2027-01-05-a-first-sent',
    async up(database) {
      await addColumn(database, 'letters', 'first_sent_at', nullable(integer))
      await sql`update letters set first_sent_at = sent_at where sent_at is not null`.execute(database)
    },
  },
  {
    name: '2027-01-16-a-words-of-emails-together',
    up: (database) => writeWordsTogether(database, 'letters'),
  },
  {
    name: '2027-01-17-b-parts-of-addresses-of-emails',
    up: (database) => writeEmailSearchKeys(database),
  },
  {
    // Lists of emails are read in the order of their ids; only the deletion of personal emails asks for their age.
    name: '2027-01-20-a-personal-emails',
    async up(database) {
      await sql`drop index letters_by_created_at`.execute(database)
      await sql`create index letters_personal on letters (website_id, created_at) where kind in
        ('password-reset', 'staff-invitation', 'gift-card', 'tax-exemption-link', 'own-prices-link')`.execute(database)
    },
  },
  {
    name: '2027-01-21-b-more-words-of-emails-together',
    up: (database) => writeMoreWordsTogether(database, 'letters'),
  },
]
