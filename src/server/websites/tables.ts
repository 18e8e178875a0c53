import type { Generated } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface WebsiteTables {
  websites: {
    id: string
    slug: string
    title: string
    /** Website subscription status code: docs/compatibility.md#page-and-collection-codes. */
    status_code: number
    /** Raised by each change that a visitor can see; part of the page cache's key. */
    version: number
    /** The most products in a store page, if its owner has raised the installation's limit. */
    product_limit: Generated<number | null>
    /** Scheme and host of its owner's last sign-in; null before the first one. */
    origin: string | null
    /** `storeSettings`. */
    settings: string
    /** Counts the changes of the settings: saving them requires the revision that was loaded. */
    settings_revision: Generated<number>
    /** 1 for the demo: everyone can place test orders there, and every page says that it is one. */
    is_demo: Generated<number>
    /** `siteAppearance`: theme, footer, and the rest of each page's frame. */
    appearance: string
    /** `siteStyles`. */
    styles: Generated<string>
    /** Counts the changes of the styles. */
    styles_revision: Generated<number>
    /** `sitePopup`; null when it was never saved. */
    popup: Generated<string | null>
    /** `siteCustomCode`; null when it was never saved. */
    custom_code: Generated<string | null>
    /** `siteConsent`; null when it was never saved. */
    consent: Generated<string | null>
    /** `sitePixels`; null when they were never saved. */
    pixels: Generated<string | null>
    /** `siteAnalytics`; null when it was never saved. */
    analytics: Generated<string | null>
    /** `siteNotes`; null when there was never one. */
    analytics_notes: Generated<string | null>
    /** `siteGoals`; null when there was never one. */
    analytics_goals: Generated<string | null>
    /** `siteReplays`; null when they were never saved. */
    replays: Generated<string | null>
    /** `siteExperiments`; null when there was never one. */
    experiments: Generated<string | null>
    /** `siteEmailDesign`; null when it was never saved. */
    email_design: Generated<string | null>
    /** `siteEmailWords`; null while all emails have the usual words. */
    email_words: Generated<string | null>
    created_at: number
    updated_at: number
  }
  website_domains: {
    website_id: string
    host: string
    /** 1 for the one that visitors of the others are redirected to. */
    is_main: Generated<number>
    /** When the first request for it arrived; null while it does not point here. */
    reached_at: Generated<number | null>
  }
  website_counters: { website_id: string; name: string; value: number }
  /** One row per key; secrets that all nodes of an installation share. */
  installation: { name: string; value: string }
}

export const websiteMigrations: Migration[] = [
  {
    name: '2026-11-20-a-websites',
    async up(database) {
      await defineTable(database, { name: 'installation', columns: { name: text, value: text }, primaryKey: ['name'] })
      await defineTable(database, {
        name: 'websites',
        columns: {
          id: text,
          slug: text,
          title: text,
          status_code: integer,
          version: integer,
          origin: nullable(text),
          settings: text,
          appearance: text,
          created_at: integer,
          updated_at: integer,
        },
        primaryKey: ['id'],
        indexes: [['updated_at']],
      })
      await database.schema.createIndex('websites_slug').on('websites').column('slug').unique().execute()
      await defineTable(database, {
        name: 'website_domains',
        columns: { website_id: text, host: text },
        primaryKey: ['website_id', 'host'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
      await database.schema.createIndex('website_domains_host').on('website_domains').column('host').unique().execute()
      await defineTable(database, {
        name: 'website_counters',
        columns: { website_id: text, name: text, value: integer },
        primaryKey: ['website_id', 'name'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
  {
    name: '2026-11-22-a-settings-revision',
    async up(database) {
      await addColumn(database, 'websites', 'settings_revision', withDefault(integer, 1))
    },
  },
  {
    name: '2026-11-22-m1-demo-websites',
    async up(database) {
      await addColumn(database, 'websites', 'is_demo', withDefault(integer, 0))
      // Demo sites of earlier versions are recognized by their owner, whose address cannot exist elsewhere.
      const demos = await database
        .selectFrom('memberships')
        .innerJoin('users', 'users.id', 'memberships.user_id')
        .innerJoin('websites', 'websites.id', 'memberships.website_id')
        .select('websites.id')
        .where('users.email', '=', 'nora@tidemill.example')
        .where('websites.slug', '=', 'tidemill')
        .execute()
      for (const { id } of demos)
        await database.updateTable('websites').set({ is_demo: 1 }).where('id', '=', id).execute()
    },
  },
  {
    name: '2026-11-26-s-styles',
    async up(database) {
      await addColumn(database, 'websites', 'styles', withDefault(text, '{}'))
      await addColumn(database, 'websites', 'styles_revision', withDefault(integer, 0))
      // The first shape of `siteStyles`: colors and typefaces were a part of the appearance.
      await database
        .updateTable('websites')
        .set(({ ref }) => ({ styles: ref('appearance') }))
        .execute()
    },
  },
  {
    name: '2026-11-26-sf-popup',
    up: (database) => addColumn(database, 'websites', 'popup', nullable(text)),
  },
  {
    name: '2026-11-27-c3-main-domain',
    async up(database) {
      await addColumn(database, 'website_domains', 'is_main', withDefault(integer, 0))
      await addColumn(database, 'website_domains', 'reached_at', nullable(integer))
    },
  },
  {
    name: '2026-11-29-custom-code',
    up: (database) => addColumn(database, 'websites', 'custom_code', nullable(text)),
  },
  {
    name: '2026-11-29-custom-code-consent',
    up: (database) => addColumn(database, 'websites', 'consent', nullable(text)),
  },
  {
    name: '2026-12-24-e-b-analytics-settings',
    up: (database) => addColumn(database, 'websites', 'analytics', nullable(text)),
  },
  {
    name: '2026-12-25-b-emails-of-the-owner',
    async up(database) {
      await addColumn(database, 'websites', 'email_design', nullable(text))
      await addColumn(database, 'websites', 'email_words', nullable(text))
    },
  },
  {
    name: '2026-12-26-d-b-analytics-notes',
    up: (database) => addColumn(database, 'websites', 'analytics_notes', nullable(text)),
  },
  {
    name: '2026-12-27-a-b-pixels',
    up: (database) => addColumn(database, 'websites', 'pixels', nullable(text)),
  },
  {
    name: '2026-12-28-a-analytics-goals',
    up: (database) => addColumn(database, 'websites', 'analytics_goals', nullable(text)),
  },
  {
    name: '2026-12-28-b-experiments',
    up: (database) => addColumn(database, 'websites', 'experiments', nullable(text)),
  },
  {
    name: '2027-01-02-a-replays',
    up: (database) => addColumn(database, 'websites', 'replays', nullable(text)),
  },
]
