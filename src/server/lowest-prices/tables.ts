import { sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface LowestPriceTables {
  /** Prices that visitors saw until a moment; only those that can still be the lowest of 30 days. */
  former_prices: {
    website_id: string
    /** Also of deleted variants, which can be restored. */
    variant_id: string
    until: number
    cents: number
  }
  /** Websites whose prices are not known from their beginning. */
  price_records: { website_id: string; known_since: number }
}

export const lowestPriceMigrations: Migration[] = [
  {
    name: '2026-12-17-b-lowest-prices',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'former_prices',
        columns: { website_id: text, variant_id: text, until: integer, cents: integer },
        primaryKey: ['website_id', 'variant_id', 'until'],
        references: [website],
        indexes: [['website_id', 'until']],
      })
      await defineTable(database, {
        name: 'price_records',
        columns: { website_id: text, known_since: integer },
        primaryKey: ['website_id'],
        references: [website],
      })
      for (const table of ['products', 'variants'])
        await addColumn(database, table, 'lowest_price_cents', nullable(integer))
      // What products cost before this upgrade was not kept.
      await sql`insert into price_records (website_id, known_since)
        select id, ${Date.now()} from websites`.execute(database)
    },
  },
]
