import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { Discount } from '#shared/discounts/schema.ts'

export interface DiscountTables {
  discounts: {
    website_id: string
    id: string
    /** In capitals, so that codes compare without case on both engines. */
    code: string
    title: string
    kind: Discount['kind']
    percent_milli: number
    amount_cents: number
    minimum_subtotal_cents: number
    starts_at: number | null
    ends_at: number | null
    usage_limit: number | null
    used_count: number
  }
}

export const discountMigrations: Migration[] = [
  {
    name: '2026-11-20-k-discounts',
    async up(database) {
      await defineTable(database, {
        name: 'discounts',
        columns: {
          website_id: text,
          id: text,
          code: text,
          title: text,
          kind: text,
          percent_milli: integer,
          amount_cents: integer,
          minimum_subtotal_cents: integer,
          starts_at: nullable(integer),
          ends_at: nullable(integer),
          usage_limit: nullable(integer),
          used_count: integer,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'code']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
]
