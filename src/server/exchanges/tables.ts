import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { ExchangeState } from '#shared/exchanges/schema.ts'

export interface ExchangeTables {
  /** What a return is exchanged for; a return that is refunded has none. */
  exchanges: {
    website_id: string
    return_id: string
    state: ExchangeState
    /** Until when its items are reserved, in milliseconds. */
    until: number | null
  }
  exchange_items: {
    website_id: string
    return_id: string
    /** The line of the order that comes back. */
    line_id: string
    variant_id: string
    title: string
    quantity: number
    /** The price that staff have set; null for that of the catalog. */
    unit_price_cents: number | null
    /** `exchangeLine`: the line that the order gets, with its price and taxes; null until it is agreed. */
    order_line: string | null
  }
}

export const exchangeMigrations: Migration[] = [
  {
    name: '2026-12-25-c-a-exchanges',
    async up(database) {
      const to = ['website_id', 'id'] as string[]
      const onDelete = 'cascade' as const
      const parent = { columns: ['website_id', 'return_id'], table: 'returns', to, onDelete }
      const line = { columns: ['website_id', 'line_id'], table: 'order_lines', to, onDelete }
      await defineTable(database, {
        name: 'exchanges',
        columns: { website_id: text, return_id: text, state: text, until: nullable(integer) },
        primaryKey: ['website_id', 'return_id'],
        references: [parent],
      })
      await defineTable(database, {
        name: 'exchange_items',
        columns: {
          website_id: text,
          return_id: text,
          line_id: text,
          variant_id: text,
          title: text,
          quantity: integer,
          unit_price_cents: nullable(integer),
          order_line: nullable(text),
        },
        primaryKey: ['website_id', 'return_id', 'line_id'],
        references: [parent, line],
        indexes: [['website_id', 'line_id']],
      })
      // What of a refund has paid for new items, and what of a debt the items of a return will pay.
      await addColumn(database, 'refunds', 'exchanged_cents', withDefault(integer, 0))
      await addColumn(database, 'orders', 'expected_cents', withDefault(integer, 0))
    },
  },
]
