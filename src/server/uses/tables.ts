import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { fillUses } from './fill-uses.ts'

/** What can use a form or show a file. */
export type UsingNoun =
  | 'page'
  | 'page-draft'
  | 'page-version'
  | 'product'
  | 'category'
  | 'collection'
  | 'item'
  | 'item-collection'

export interface UseTables {
  /** The forms that pages and products use, so that no document is searched for them. */
  form_uses: {
    website_id: string
    form_id: string
    noun: UsingNoun
    /** The id of the page or product. */
    noun_id: string
    /** The position of the form among those of the same page, from 0. */
    position: number
  }
  /** The files that documents and HTML show. The pictures of a product have a table of their own. */
  asset_uses: {
    website_id: string
    asset_id: string
    noun: UsingNoun
    noun_id: string
  }
  /** The pages and drafts that have a place for a shared section. */
  section_uses: {
    website_id: string
    shared_id: string
    noun: UsingNoun
    noun_id: string
  }
}

export const useMigrations: Migration[] = [
  {
    name: '2026-11-24-c-uses',
    async up(database) {
      const references = [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }] as const
      const using = { noun: text, noun_id: text }
      const indexes = [['website_id', 'noun', 'noun_id']]
      await defineTable(database, {
        name: 'form_uses',
        columns: { website_id: text, form_id: text, ...using, position: integer },
        primaryKey: ['website_id', 'form_id', 'noun', 'noun_id'],
        references,
        indexes,
      })
      await defineTable(database, {
        name: 'asset_uses',
        columns: { website_id: text, asset_id: text, ...using },
        primaryKey: ['website_id', 'asset_id', 'noun', 'noun_id'],
        references,
        indexes,
      })
      await fillUses(database)
    },
  },
  {
    name: '2026-11-27-m-shared-section-uses',
    up: (database) =>
      defineTable(database, {
        name: 'section_uses',
        columns: { website_id: text, shared_id: text, noun: text, noun_id: text },
        primaryKey: ['website_id', 'shared_id', 'noun', 'noun_id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'noun', 'noun_id']],
      }),
  },
]
