import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface SlotTables {
  /** How many orders a slot has, and a day. */
  slot_counts: {
    website_id: string
    method_id: string
    /** When the slot begins (2026-11-28T10:00), or the day (2026-11-28), on the clock of the shop. */
    slot: string
    booked: number
  }
  /** The slots of payments; given back with failed payments and canceled orders. */
  slot_bookings: {
    website_id: string
    payment_id: string
    method_id: string
    slot: string
  }
}

export const slotMigrations: Migration[] = [
  {
    name: '2026-12-09-a-slots',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'slot_counts',
        columns: { website_id: text, method_id: text, slot: text, booked: integer },
        primaryKey: ['website_id', 'method_id', 'slot'],
        references: [website],
        indexes: [['website_id', 'slot']],
      })
      await defineTable(database, {
        name: 'slot_bookings',
        columns: { website_id: text, payment_id: text, method_id: text, slot: text },
        primaryKey: ['website_id', 'payment_id'],
        references: [website],
        indexes: [['website_id', 'slot']],
      })
    },
  },
]
