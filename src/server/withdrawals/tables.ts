import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { WithdrawalState } from '#shared/withdrawals/schema.ts'

export interface WithdrawalTables {
  /** Statements of withdrawal as customers sent them. They are never deleted: they prove what was received, and when. */
  withdrawals: {
    website_id: string
    id: string
    /** A hash of the form's key and content: the same form that is sent twice is received once. */
    request_key: string
    received_at: number
    name: string
    order_number: string
    email: string
    items: string
    /** The order with this number and email address; null where there is none. */
    order_id: string | null
    state: WithdrawalState
    message: string
    decided_at: number | null
    decided_by: string
  }
}

export const withdrawalMigrations: Migration[] = [
  {
    name: '2026-12-16-a-withdrawals',
    async up(database) {
      await defineTable(database, {
        name: 'withdrawals',
        columns: {
          website_id: text,
          id: text,
          request_key: text,
          received_at: integer,
          name: text,
          order_number: text,
          email: text,
          items: text,
          order_id: nullable(text),
          state: text,
          message: text,
          decided_at: nullable(integer),
          decided_by: text,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'request_key']],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [
          ['website_id', 'order_id'],
          ['website_id', 'state', 'id'],
        ],
      })
    },
  },
]
