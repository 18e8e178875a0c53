import { sql } from 'kysely'
import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { TransferState } from '#shared/stock-transfers/schema.ts'

export interface TransferTables {
  /** Units that move between two locations, or come from a supplier. */
  stock_transfers: {
    website_id: string
    id: string
    number: number
    state: TransferState
    /** Null: from a supplier. */
    from_location_id: string | null
    to_location_id: string
    /** The names of both when they were chosen, in case that one is deleted. */
    from_name: string
    to_name: string
    supplier: string
    reference: string
    note: string
    /** A day, such as 2026-12-24. */
    expected_on: string | null
    /** Units of all lines, and those that are awaited. */
    quantity: number
    incoming: number
    /** Increased by each change: of two people who change the same one, the second is refused. */
    revision: number
    created_at: number
    updated_at: number
    sent_at: number | null
    closed_at: number | null
  }
  stock_transfer_lines: {
    website_id: string
    transfer_id: string
    variant_id: string
    position: number
    /** As they were when the draft was saved. */
    title: string
    sku: string
    quantity: number
    cost_cents: number | null
    received: number
    rejected: number
    missing: number
    /** Units that are awaited: 0 before the transfer is sent, and after it is closed. */
    incoming: number
  }
}

export const transferMigrations: Migration[] = [
  {
    name: '2026-12-25-a-stock-transfers',
    async up(database) {
      await defineTable(database, {
        name: 'stock_transfers',
        columns: {
          website_id: text,
          id: text,
          number: integer,
          state: text,
          from_location_id: nullable(text),
          to_location_id: text,
          from_name: text,
          to_name: text,
          supplier: text,
          reference: text,
          note: text,
          expected_on: nullable(text),
          quantity: integer,
          incoming: integer,
          revision: integer,
          created_at: integer,
          updated_at: integer,
          sent_at: nullable(integer),
          closed_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'number']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'state', 'id']],
      })
      await defineTable(database, {
        name: 'stock_transfer_lines',
        columns: {
          website_id: text,
          transfer_id: text,
          variant_id: text,
          position: integer,
          title: text,
          sku: text,
          quantity: integer,
          cost_cents: nullable(integer),
          received: integer,
          rejected: integer,
          missing: integer,
          incoming: integer,
        },
        primaryKey: ['website_id', 'transfer_id', 'variant_id'],
        references: [
          {
            columns: ['website_id', 'transfer_id'],
            table: 'stock_transfers',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [['website_id', 'variant_id', 'transfer_id']],
      })
      // What the stock sheet asks for: lines of closed transfers are not in it.
      await database.schema
        .createIndex('stock_transfer_lines_incoming')
        .on('stock_transfer_lines')
        .columns(['website_id', 'variant_id'])
        .where(sql<boolean>`incoming > 0`)
        .execute()
    },
  },
]
