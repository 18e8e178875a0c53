import type { Generated } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { fillFooterMenus } from './fill-footer-menus.ts'

export interface CollectionTables {
  collections: {
    website_id: string
    id: string
    /** Collection type code. */
    type_code: number
    title: string
    navigation_title: string
    url_id: string
    description: string
    /** `listingDetails`. */
    details: Generated<string>
    enabled: number
    password_hash: string | null
    /** The number of its products: updated with each change, so that a limit is exact and costs nothing. */
    product_count: Generated<number>
    /** The `display_index` of the product that was added last. */
    last_display_index: Generated<number>
    created_at: number
  }
  categories: {
    website_id: string
    id: string
    collection_id: string
    parent_id: string | null
    type: 'ROOT' | 'CATEGORY'
    display_name: string
    url_id: string
    page_rendering: string
    display_index: number
    /** `listingDetails`. */
    details: Generated<string>
  }
  /** The main navigation: one document per website, the first entry of `GetSiteLayout`. */
  site_layouts: { website_id: string; identifier: string; position: number; links: string }
}

export const collectionMigrations: Migration[] = [
  {
    name: '2026-11-20-g-collections',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'collections',
        columns: {
          website_id: text,
          id: text,
          type_code: integer,
          title: text,
          navigation_title: text,
          url_id: text,
          description: text,
          enabled: integer,
          product_count: withDefault(integer, 0),
          last_display_index: withDefault(integer, 0),
          created_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'url_id']],
        references: [website],
      })
      await defineTable(database, {
        name: 'categories',
        columns: {
          website_id: text,
          id: text,
          collection_id: text,
          parent_id: nullable(text),
          type: text,
          display_name: text,
          url_id: text,
          page_rendering: text,
          display_index: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'collection_id', 'url_id']],
        references: [
          website,
          {
            columns: ['website_id', 'collection_id'],
            table: 'collections',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [['website_id', 'collection_id', 'parent_id', 'display_index']],
      })
      await defineTable(database, {
        name: 'site_layouts',
        columns: { website_id: text, identifier: text, position: integer, links: text },
        primaryKey: ['website_id', 'identifier'],
        references: [website],
      })
    },
  },
  {
    name: '2026-11-22-c2-listing-details',
    async up(database) {
      await addColumn(database, 'collections', 'details', withDefault(text, '{}'))
      await addColumn(database, 'categories', 'details', withDefault(text, '{}'))
    },
  },
  { name: '2026-11-26-f-footer-menu', up: fillFooterMenus },
  {
    name: '2026-11-30-store-passwords',
    up: (database) => addColumn(database, 'collections', 'password_hash', nullable(text)),
  },
]
