import { sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { indexWords } from '#server/database/word-index.ts'
import { writeWordsTogether } from '#server/database/words-together.ts'
import type { Page } from '#shared/pages/schema.ts'
import { findChangedDrafts } from './draft/find-changed-drafts.ts'
import { addKeysToPages } from './page-keys.ts'
import { fillSections } from './sections/fill-sections.ts'

export interface PageTables {
  pages: {
    website_id: string
    id: string
    /** '' is the home page. */
    url_id: string
    title: string
    /** What lists are sorted by: '' for the home page, so that it comes first. */
    title_key: string
    /** The words of title and URL, each with a space before it. */
    search_key: string
    seo_title: string
    seo_description: string
    /** `pagePicture`; null for none. */
    social_picture: string | null
    is_hidden_from_search: number
    is_hidden_from_site_search: number
    header: Page['header']
    footer: Page['footer']
    purpose: Page['purpose']
    status: Page['status']
    publish_at: number | null
    password_hash: string | null
    /** `pageContent`. */
    content: string
    /** The collection whose item it belongs to; null for a page of its own. */
    collection_id: string | null
    created_at: number
    updated_at: number
  }
  /** A page as its editor has it; there is none before its first change. */
  page_drafts: {
    website_id: string
    page_id: string
    /** The number of steps that it has taken. */
    sequence: number
    /** `pageContent`. */
    content: string
    /** Whether it differs from what is published. */
    has_changes: number
    updated_at: number
  }
  /** The steps of drafts, for undo and for others who edit the same page. */
  page_draft_steps: {
    website_id: string
    page_id: string
    /** Its place among the page's steps, from 1. */
    sequence: number
    id: string
    /** Null for changes outside the editor that no user made. */
    user_id: string | null
    label: string
    undoes: string | null
    /** `draftOperations`. */
    operations: string
    created_at: number
  }
  /** Versions that someone saved, and those that are published later. */
  page_versions: {
    website_id: string
    id: string
    page_id: string
    /** '' for none. */
    name: string
    /** `pageContent`. */
    content: string
    /** When it is published; null for one that is only kept. */
    publish_at: number | null
    user_id: string | null
    saved_at: number
  }
  /** What the search of the studio knows about the sections of pages: of the draft, where a page has one. */
  page_sections: {
    website_id: string
    /** The page's id, a dot and the section's. */
    id: string
    page_id: string
    section_id: string
    title: string
    /** The words of its name, its headings and its anchor, each with a space before it. */
    search_key: string
  }
  /** Who is editing a page now. */
  page_editors: {
    website_id: string
    page_id: string
    user_id: string
    name: string
    /** The block that they selected last; null for none. */
    block_id: string | null
    seen_at: number
  }
}

export const pageMigrations: Migration[] = [
  {
    name: '2026-11-20-n-pages',
    async up(database) {
      await defineTable(database, {
        name: 'pages',
        columns: {
          website_id: text,
          id: text,
          url_id: text,
          title: text,
          seo_title: text,
          seo_description: text,
          status: text,
          blocks: text,
          created_at: integer,
          updated_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'url_id']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
  {
    name: '2026-11-24-a-page-content',
    async up(database) {
      await database.schema.alterTable('pages').renameColumn('blocks', 'content').execute()
    },
  },
  {
    name: '2026-11-25-a-page-drafts',
    async up(database) {
      const ofPage = {
        columns: ['website_id', 'page_id'],
        table: 'pages',
        to: ['website_id', 'id'],
        onDelete: 'cascade',
      } as const
      await defineTable(database, {
        name: 'page_drafts',
        columns: { website_id: text, page_id: text, sequence: integer, content: text, updated_at: integer },
        primaryKey: ['website_id', 'page_id'],
        references: [ofPage],
      })
      await defineTable(database, {
        name: 'page_draft_steps',
        columns: {
          website_id: text,
          page_id: text,
          sequence: integer,
          id: text,
          user_id: nullable(text),
          label: text,
          undoes: nullable(text),
          operations: text,
          created_at: integer,
        },
        primaryKey: ['website_id', 'page_id', 'sequence'],
        unique: [['website_id', 'page_id', 'id']],
        references: [ofPage],
      })
    },
  },
  {
    name: '2026-11-26-a1-pages-by-title',
    async up(database) {
      await addColumn(database, 'pages', 'title_key', withDefault(text, ''))
      await addColumn(database, 'pages', 'search_key', withDefault(text, ''))
      await addKeysToPages(database)
      await indexWords(database, 'pages')
      await database.schema
        .createIndex('pages_by_title_key')
        .on('pages')
        .columns(['website_id', 'title_key', 'id'])
        .execute()
    },
  },
  {
    name: '2026-11-26-e1-page-editors',
    async up(database) {
      await defineTable(database, {
        name: 'page_editors',
        columns: { website_id: text, page_id: text, user_id: text, name: text, seen_at: integer },
        primaryKey: ['website_id', 'page_id', 'user_id'],
        references: [
          { columns: ['website_id', 'page_id'], table: 'pages', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
      })
    },
  },
  {
    name: '2026-11-26-p1-page-settings',
    async up(database) {
      await addColumn(database, 'pages', 'social_picture', nullable(text))
      await addColumn(database, 'pages', 'is_hidden_from_search', withDefault(integer, 0))
    },
  },
  {
    name: '2026-11-26-p2-page-publishing',
    async up(database) {
      await addColumn(database, 'pages', 'publish_at', nullable(integer))
      await addColumn(database, 'pages', 'password_hash', nullable(text))
    },
  },
  {
    name: '2026-11-26-sg-page-frame',
    async up(database) {
      for (const part of ['header', 'footer']) await addColumn(database, 'pages', part, withDefault(text, 'site'))
    },
  },
  {
    name: '2026-11-27-b-b-page-purpose',
    up: (database) => addColumn(database, 'pages', 'purpose', withDefault(text, 'page')),
  },
  {
    name: '2026-11-28-editor-page-versions',
    async up(database) {
      await defineTable(database, {
        name: 'page_versions',
        columns: {
          website_id: text,
          id: text,
          page_id: text,
          name: text,
          content: text,
          publish_at: nullable(integer),
          user_id: nullable(text),
          saved_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        indexes: [['website_id', 'page_id', 'saved_at']],
        references: [
          { columns: ['website_id', 'page_id'], table: 'pages', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
      })
    },
  },
  {
    name: '2026-11-28-editor-unpublished-drafts',
    async up(database) {
      await addColumn(database, 'page_drafts', 'has_changes', withDefault(integer, 0))
      await findChangedDrafts(database)
      await database.schema
        .createIndex('page_drafts_by_changes')
        .on('page_drafts')
        .columns(['website_id', 'has_changes'])
        .execute()
    },
  },
  {
    name: '2026-11-28-editor-z-selected-blocks',
    up: (database) => addColumn(database, 'page_editors', 'block_id', nullable(text)),
  },
  {
    name: '2026-11-27-m-found-pages-in-site-search',
    up: (database) => addColumn(database, 'pages', 'is_hidden_from_site_search', withDefault(integer, 0)),
  },
  {
    name: '2026-11-29-a-page-sections',
    async up(database) {
      await defineTable(database, {
        name: 'page_sections',
        columns: { website_id: text, id: text, page_id: text, section_id: text, title: text, search_key: text },
        primaryKey: ['website_id', 'id'],
        indexes: [['website_id', 'page_id']],
        references: [
          { columns: ['website_id', 'page_id'], table: 'pages', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
      })
      await fillSections(database)
      await indexWords(database, 'page_sections')
    },
  },
  {
    // Items are found by their titles: the ids in place of their URLs were words too.
    name: '2026-12-03-a-words-of-item-pages',
    async up(database) {
      await database
        .updateTable('pages')
        .set({ search_key: sql`' ' || title_key` })
        .where('collection_id', 'is not', null)
        .execute()
    },
  },
  {
    name: '2027-01-16-a-words-of-pages-together',
    up: (database) => writeWordsTogether(database, 'pages'),
  },
  {
    name: '2027-01-16-a-words-of-sections-together',
    up: (database) => writeWordsTogether(database, 'page_sections'),
  },
]
