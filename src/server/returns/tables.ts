import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { ReturnCondition, ReturnReason, ReturnState } from '#shared/returns/schema.ts'

export interface ReturnTables {
  returns: {
    website_id: string
    id: string
    order_id: string
    state: ReturnState
    created_at: number
    changed_at: number
    /** A team member's name; '' for the buyer. */
    by_name: string
    note: string
    message: string
    /** A hash of the request: the same request makes one return. */
    request_key: string
  }
  return_lines: { website_id: string; return_id: string; line_id: string; quantity: number; reason: ReturnReason }
  /** What has arrived of a line, by condition. */
  return_pieces: {
    website_id: string
    return_id: string
    line_id: string
    condition: ReturnCondition
    quantity: number
    restocked: number
  }
}

export const returnMigrations: Migration[] = [
  {
    name: '2026-12-19-c-returns',
    async up(database) {
      const to = ['website_id', 'id'] as string[]
      const onDelete = 'cascade' as const
      const order = { columns: ['website_id', 'order_id'], table: 'orders', to, onDelete }
      const parent = { columns: ['website_id', 'return_id'], table: 'returns', to, onDelete }
      const line = { columns: ['website_id', 'line_id'], table: 'order_lines', to, onDelete }
      await defineTable(database, {
        name: 'returns',
        columns: {
          website_id: text,
          id: text,
          order_id: text,
          state: text,
          created_at: integer,
          changed_at: integer,
          by_name: text,
          note: text,
          message: text,
          request_key: text,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'order_id', 'request_key']],
        references: [order],
        indexes: [['website_id', 'state', 'id']],
      })
      await defineTable(database, {
        name: 'return_lines',
        columns: { website_id: text, return_id: text, line_id: text, quantity: integer, reason: text },
        primaryKey: ['website_id', 'return_id', 'line_id'],
        references: [parent, line],
      })
      await defineTable(database, {
        name: 'return_pieces',
        columns: {
          website_id: text,
          return_id: text,
          line_id: text,
          condition: text,
          quantity: integer,
          restocked: integer,
        },
        primaryKey: ['website_id', 'return_id', 'line_id', 'condition'],
        references: [parent, line],
      })
    },
  },
]
