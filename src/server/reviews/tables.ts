import { sql } from 'kysely'
import { defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { ReviewSource, ReviewState } from '#shared/reviews/schema.ts'
import { countStars } from './count-stars.ts'

export interface ReviewTables {
  /** Reviews of products: one of each person for each product. Those of a deleted product stay for its undo. */
  reviews: {
    website_id: string
    id: string
    product_id: string
    /** The order whose link wrote it; null for imported reviews. */
    order_id: string | null
    /** `personKeyOf`: a hash of the writer’s address, or of the content where a file names none. */
    person_key: string
    /** In lower case; '' where a file names none. */
    email: string
    name: string
    rating: number
    title: string
    body: string
    state: ReviewState
    hide_reason: string
    source: ReviewSource
    /** The day that visitors see. */
    created_at: number
    updated_at: number
    /** When it was deleted; null otherwise. */
    deleted_at: number | null
    revision: number
    reply: string
    replied_at: number | null
  }
  review_pictures: { website_id: string; review_id: string; asset_id: string; position: number }
  /** How many published reviews a product has of each number of stars; triggers of the database count them. */
  product_stars: {
    website_id: string
    product_id: string
    stars_1: number
    stars_2: number
    stars_3: number
    stars_4: number
    stars_5: number
  }
  /** Orders whose buyer was asked for reviews. */
  review_requests: { website_id: string; order_id: string; asked_at: number }
  /** People who want no more of these emails, as hashes: they outlive an erasure. */
  review_refusals: { website_id: string; person_key: string; created_at: number }
}

const stars = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`stars_${number}`, withDefault(integer, 0)]))

export const reviewMigrations: Migration[] = [
  {
    name: '2026-12-24-c-reviews',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      const to = ['website_id', 'id']
      await defineTable(database, {
        name: 'reviews',
        columns: {
          website_id: text,
          id: text,
          product_id: text,
          order_id: nullable(text),
          person_key: text,
          email: text,
          name: text,
          rating: integer,
          title: text,
          body: text,
          state: text,
          hide_reason: text,
          source: text,
          created_at: integer,
          updated_at: integer,
          deleted_at: nullable(integer),
          revision: integer,
          reply: text,
          replied_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'product_id', 'person_key']],
        references: [website],
        indexes: [
          ['website_id', 'product_id', 'state', 'created_at', 'id'],
          ['website_id', 'product_id', 'state', 'rating', 'created_at', 'id'],
          ['website_id', 'created_at', 'id'],
          ['website_id', 'rating', 'id'],
          ['website_id', 'state', 'created_at', 'id'],
          ['website_id', 'email'],
          ['website_id', 'deleted_at'],
        ],
      })
      await defineTable(database, {
        name: 'review_pictures',
        columns: { website_id: text, review_id: text, asset_id: text, position: integer },
        primaryKey: ['website_id', 'review_id', 'asset_id'],
        references: [
          { columns: ['website_id', 'review_id'], table: 'reviews', to, onDelete: 'cascade' },
          { columns: ['website_id', 'asset_id'], table: 'assets', to, onDelete: 'cascade' },
        ],
        indexes: [['website_id', 'asset_id']],
      })
      await defineTable(database, {
        name: 'product_stars',
        columns: { website_id: text, product_id: text, ...stars },
        primaryKey: ['website_id', 'product_id'],
        references: [website],
      })
      await countStars(database)
      await defineTable(database, {
        name: 'review_requests',
        columns: { website_id: text, order_id: text, asked_at: integer },
        primaryKey: ['website_id', 'order_id'],
        references: [{ columns: ['website_id', 'order_id'], table: 'orders', to, onDelete: 'cascade' }],
      })
      await defineTable(database, {
        name: 'review_refusals',
        columns: { website_id: text, person_key: text, created_at: integer },
        primaryKey: ['website_id', 'person_key'],
        references: [website],
      })
      // The daily work asks what was shipped or opened some days ago.
      await database.schema
        .createIndex('order_events_given')
        .on('order_events')
        .columns(['website_id', 'at', 'order_id'])
        .where(sql<boolean>`kind in ('fulfilled', 'downloads-opened')`)
        .execute()
    },
  },
]
