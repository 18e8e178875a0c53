import { sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface StockLocationTables {
  stock_locations: {
    website_id: string
    id: string
    name: string
    /** Orders take from the lowest first. */
    position: number
    sells_online: number
    pickup_method_id: string | null
  }
  /**
   * Pieces of a variant at a location other than the main one. `variants.qty_in_stock` is the sum of all locations that
   * sell online, so what is at the main location is that without the rows here.
   */
  variant_stock: { website_id: string; variant_id: string; location_id: string; quantity: number }
  /** What a payment has taken from locations other than the main one, so that it is returned to where it came from. */
  stock_allocations: {
    website_id: string
    about_id: string
    variant_id: string
    location_id: string
    quantity: number
  }
}

export const stockLocationMigrations: Migration[] = [
  {
    name: '2026-12-21-b-stock-locations',
    async up(database) {
      const variant = { columns: ['website_id', 'variant_id'], table: 'variants', to: ['website_id', 'id'] } as const
      const location = {
        columns: ['website_id', 'location_id'],
        table: 'stock_locations',
        to: ['website_id', 'id'],
      } as const
      const references = [
        { ...variant, onDelete: 'cascade' },
        { ...location, onDelete: 'cascade' },
      ] as const
      await defineTable(database, {
        name: 'stock_locations',
        columns: {
          website_id: text,
          id: text,
          name: text,
          position: integer,
          sells_online: integer,
          pickup_method_id: nullable(text),
        },
        primaryKey: ['website_id', 'id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
      await defineTable(database, {
        name: 'variant_stock',
        columns: { website_id: text, variant_id: text, location_id: text, quantity: integer },
        primaryKey: ['website_id', 'variant_id', 'location_id'],
        references,
        indexes: [['website_id', 'location_id', 'variant_id']],
      })
      await defineTable(database, {
        name: 'stock_allocations',
        columns: { website_id: text, about_id: text, variant_id: text, location_id: text, quantity: integer },
        primaryKey: ['website_id', 'about_id', 'variant_id', 'location_id'],
        references,
        indexes: [
          ['website_id', 'variant_id'],
          ['website_id', 'location_id'],
        ],
      })
      await addColumn(database, 'stock_changes', 'location_id', nullable(text))
      await sql`insert into stock_locations (website_id, id, name, position, sells_online, pickup_method_id)
        select id, 'main-location', 'Main location', 0, 1, null from websites`.execute(database)
    },
  },
]
