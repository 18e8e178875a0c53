import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { CollectionKind } from '#shared/items/kinds.ts'
import type { Item, TermKind } from '#shared/items/schema.ts'

export interface ItemTables {
  item_collections: {
    website_id: string
    id: string
    kind: CollectionKind
    title: string
    url_id: string
    /** `itemCollectionDetails`. */
    details: string
    enabled: number
    is_hidden_from_site_search: number
    password_hash: string | null
    /** The number of its items, visible or not: updated with each change. */
    item_count: number
    created_at: number
    updated_at: number
  }
  /** Items of collections. What each shows is a page with the same id. */
  items: {
    website_id: string
    id: string
    collection_id: string
    url_id: string
    title: string
    status: Item['status']
    publish_at: number
    starts_at: number | null
    ends_at: number | null
    starred: number
    password_hash: string | null
    /** Whether lists have it: it is published, and has no password. */
    is_visible: number
    /** What lists of its collection are sorted by: `sortOf`. */
    sort_at: number
    /** Null where dates order the collection. */
    position: number | null
    /** `itemDetails`. */
    details: string
    created_at: number
    updated_at: number
  }
  /** The categories, tags, author and month of each item, with what lists of them are ordered by. */
  item_terms: {
    website_id: string
    item_id: string
    kind: TermKind
    slug: string
    collection_id: string
    is_visible: number
    sort_at: number
  }
  /** The number of visible items of each term: updated with each change. */
  item_term_totals: {
    website_id: string
    collection_id: string
    kind: TermKind
    slug: string
    name: string
    item_count: number
  }
}

export const itemMigrations: Migration[] = [
  {
    name: '2026-11-26-c-items',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      const ofCollection = {
        columns: ['website_id', 'collection_id'],
        table: 'item_collections',
        to: ['website_id', 'id'],
        onDelete: 'cascade',
      } as const
      await defineTable(database, {
        name: 'item_collections',
        columns: {
          ...{ website_id: text, id: text, kind: text, title: text, url_id: text, details: text },
          ...{ enabled: integer, item_count: integer, created_at: integer, updated_at: integer },
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'url_id']],
        references: [website],
      })
      await defineTable(database, {
        name: 'items',
        columns: {
          ...{ website_id: text, id: text, collection_id: text, url_id: text, title: text, status: text },
          ...{ publish_at: integer, starts_at: nullable(integer), ends_at: nullable(integer), starred: integer },
          ...{ is_visible: integer, sort_at: integer, details: text, created_at: integer, updated_at: integer },
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'collection_id', 'url_id']],
        references: [ofCollection],
        indexes: [
          ['website_id', 'collection_id', 'is_visible', 'sort_at', 'id'],
          ['website_id', 'collection_id', 'is_visible', 'starred', 'sort_at', 'id'],
          ['website_id', 'collection_id', 'is_visible', 'ends_at', 'id'],
          ['website_id', 'collection_id', 'status', 'sort_at', 'id'],
          ['website_id', 'collection_id', 'sort_at', 'id'],
          ['website_id', 'is_visible', 'updated_at'],
        ],
      })
      await defineTable(database, {
        name: 'item_terms',
        columns: {
          ...{ website_id: text, item_id: text, kind: text, slug: text },
          ...{ collection_id: text, is_visible: integer, sort_at: integer },
        },
        primaryKey: ['website_id', 'item_id', 'kind', 'slug'],
        references: [
          { columns: ['website_id', 'item_id'], table: 'items', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
        indexes: [['website_id', 'collection_id', 'kind', 'slug', 'is_visible', 'sort_at', 'item_id']],
      })
      await defineTable(database, {
        name: 'item_term_totals',
        columns: { website_id: text, collection_id: text, kind: text, slug: text, name: text, item_count: integer },
        primaryKey: ['website_id', 'collection_id', 'kind', 'slug'],
        references: [ofCollection],
      })
      // The page of an item names its collection; null for pages of their own.
      await addColumn(database, 'pages', 'collection_id', nullable(text))
      await database.schema
        .createIndex('pages_by_collection_id')
        .on('pages')
        .columns(['website_id', 'collection_id', 'title_key', 'id'])
        .execute()
    },
  },
  {
    name: '2026-11-27-m-found-items-in-site-search',
    up: (database) => addColumn(database, 'item_collections', 'is_hidden_from_site_search', withDefault(integer, 0)),
  },
  {
    name: '2026-11-30-item-positions',
    up: (database) => addColumn(database, 'items', 'position', nullable(integer)),
  },
  {
    name: '2026-11-30-item-passwords',
    async up(database) {
      for (const table of ['item_collections', 'items'])
        await addColumn(database, table, 'password_hash', nullable(text))
    },
  },
]
