import type { Generated, Kysely } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { spellSearchKeys } from '#server/database/plain-search-keys.ts'
import { indexWords } from '#server/database/word-index.ts'
import { writeWordsTogether } from '#server/database/words-together.ts'
import { storeSettings } from '#server/websites/documents.ts'
import {
  DEFAULT_LIST_ID,
  type SubscriberSource,
  type SubscriberState,
  type SubscriptionEventKind,
} from '#shared/newsletter/schema.ts'
import { recountSubscriptions } from './numbers/recount.ts'

export interface NewsletterTables {
  newsletter_lists: {
    website_id: string
    id: string
    name: string
    created_at: number
    updated_at: number
  }
  newsletter_subscribers: {
    website_id: string
    id: string
    list_id: string
    /** In lower case. */
    email: string
    name: string
    state: SubscriberState
    source: SubscriberSource
    language: string
    /** Address and name normalized, with a space before each word. */
    search_key: string
    created_at: number
    updated_at: number
    confirmed_at: number | null
    /** When its recipient left; null again after they have returned. */
    unsubscribed_at: number | null
    /** Where its sign-up is counted in `newsletter_days`; null when it was not, or has ended. */
    counted_day: string | null
    counted_source: Generated<SubscriberSource | ''>
    counted_form_id: Generated<string>
    counted_page: Generated<string>
  }
  /**
   * Sign-ups by the day of the sign-up, and how people came: a confirmation counts on the day of its sign-up, an end
   * (`ended`) on its own day. Kept when a subscriber is deleted.
   */
  newsletter_days: {
    website_id: string
    /** Of the site's calendar: 2026-11-20. */
    day: string
    source: SubscriberSource
    /** '' without a form. */
    form_id: string
    /** '' without a page. */
    page: string
    signed_up: number
    confirmed: number
    /** By the owner: by hand or from a file. */
    added: number
    ended: number
  }
  /** Filters of subscribers with a name; null matches everything. One with a list is deleted with it. */
  newsletter_segments: {
    website_id: string
    id: string
    name: string
    list_id: string | null
    state: SubscriberState | null
    source: SubscriberSource | null
    /** A day of the site's calendar. */
    since: string | null
    search: string | null
    created_at: number
    updated_at: number
  }
  /** Events of each subscription, which are never changed: the proof of consent. */
  newsletter_events: {
    website_id: string
    id: string
    subscriber_id: string
    kind: SubscriptionEventKind
    at: number
    words: string
    form_id: string | null
    page_path: string
    address: string
    user_id: string | null
  }
  /** SHA-256 of addresses that left before all their data was deleted: no import adds them again. */
  newsletter_refusals: {
    website_id: string
    email_hash: string
    created_at: number
  }
}

export const newsletterMigrations: Migration[] = [
  {
    name: '2026-11-21-c-newsletter',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'newsletter_lists',
        columns: { website_id: text, id: text, name: text, created_at: integer, updated_at: integer },
        primaryKey: ['website_id', 'id'],
        references: [website],
      })
      await defineTable(database, {
        name: 'newsletter_subscribers',
        columns: {
          website_id: text,
          id: text,
          list_id: text,
          email: text,
          name: text,
          state: text,
          source: text,
          language: text,
          search_key: text,
          created_at: integer,
          updated_at: integer,
          confirmed_at: nullable(integer),
          unsubscribed_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'list_id', 'email']],
        references: [
          {
            columns: ['website_id', 'list_id'],
            table: 'newsletter_lists',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [
          ['website_id', 'created_at', 'id'],
          ['website_id', 'list_id', 'state', 'created_at', 'id'],
          ['website_id', 'state', 'created_at', 'id'],
          ['website_id', 'email'],
        ],
      })
      await defineTable(database, {
        name: 'newsletter_events',
        columns: {
          website_id: text,
          id: text,
          subscriber_id: text,
          kind: text,
          at: integer,
          words: text,
          form_id: nullable(text),
          page_path: text,
          address: text,
          user_id: nullable(text),
        },
        primaryKey: ['website_id', 'id'],
        references: [
          {
            columns: ['website_id', 'subscriber_id'],
            table: 'newsletter_subscribers',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [['website_id', 'subscriber_id', 'id']],
      })
      await defineTable(database, {
        name: 'newsletter_refusals',
        columns: { website_id: text, email_hash: text, created_at: integer },
        primaryKey: ['website_id', 'email_hash'],
        references: [website],
      })
      // Where mail programs unsubscribe the address from the email's list; '' for emails that go to no list.
      await addColumn(database, 'letters', 'unsubscribe_url', withDefault(text, ''))
      await makeDefaultLists(database)
    },
  },
  {
    name: '2026-11-22-a-newsletter-segments',
    async up(database) {
      await defineTable(database, {
        name: 'newsletter_segments',
        columns: {
          website_id: text,
          id: text,
          name: text,
          list_id: nullable(text),
          state: nullable(text),
          source: nullable(text),
          since: nullable(text),
          search: nullable(text),
          created_at: integer,
          updated_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        references: [
          { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' },
          {
            columns: ['website_id', 'list_id'],
            table: 'newsletter_lists',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [['website_id', 'list_id']],
      })
    },
  },
  {
    name: '2026-11-22-s4-words-of-subscribers',
    up: (database) => indexWords(database, 'newsletter_subscribers'),
  },
  {
    name: '2026-11-24-b6-words-of-subscribers-in-one-tree',
    up: (database) => indexWords(database, 'newsletter_subscribers'),
  },
  {
    name: '2026-11-24-c3-plain-letters-of-subscribers',
    up: (database) => spellSearchKeys(database, 'newsletter_subscribers'),
  },
  {
    name: '2027-01-04-a-newsletter-days',
    async up(database) {
      await defineTable(database, {
        name: 'newsletter_days',
        columns: {
          ...{ website_id: text, day: text, source: text, form_id: text, page: text },
          ...{ signed_up: integer, confirmed: integer, added: integer, ended: integer },
        },
        primaryKey: ['website_id', 'day', 'source', 'form_id', 'page'],
        isSortedByKey: true,
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
      await addColumn(database, 'newsletter_subscribers', 'counted_day', nullable(text))
      for (const column of ['counted_source', 'counted_form_id', 'counted_page'])
        await addColumn(database, 'newsletter_subscribers', column, withDefault(text, ''))
      await countEarlier(database)
    },
  },
  {
    name: '2027-01-16-a-words-of-subscribers-together',
    up: (database) => writeWordsTogether(database, 'newsletter_subscribers'),
  },
]

/** Counts the subscriptions that are older than their sums. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
async function countEarlier(database: Kysely<any>): Promise<void> {
  const websites = await database.selectFrom('websites').select(['id', 'settings']).execute()
  for (const { id, settings } of websites) {
    await recountSubscriptions(database, id, storeSettings.read(settings).timeZone)
  }
}

/** Existing websites get their list here; new ones are created with it. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
async function makeDefaultLists(database: Kysely<any>): Promise<void> {
  const websites = await database.selectFrom('websites').select(['id', 'created_at']).execute()
  for (const { id, created_at } of websites) {
    const list = { website_id: id, id: DEFAULT_LIST_ID, name: 'Newsletter' }
    await database
      .insertInto('newsletter_lists')
      .values({ ...list, created_at, updated_at: created_at })
      .execute()
  }
}
