import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { Currency } from '#shared/money/schema.ts'

export interface TaxTables {
  /** Orders of consumers in other member states of the EU than the shop's, for the threshold of the One Stop Shop. */
  union_sales: {
    website_id: string
    order_id: string
    /** The calendar year in the shop's time zone. */
    year: number
    country: string
    currency: Currency
    /** Without tax. */
    net_cents: number
  }
}

export const taxMigrations: Migration[] = [
  {
    name: '2026-12-10-b-union-sales',
    async up(database) {
      await defineTable(database, {
        name: 'union_sales',
        columns: { website_id: text, order_id: text, year: integer, country: text, currency: text, net_cents: integer },
        primaryKey: ['website_id', 'order_id'],
        references: [
          { columns: ['website_id', 'order_id'], table: 'orders', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
        indexes: [['website_id', 'year', 'currency']],
      })
    },
  },
]
