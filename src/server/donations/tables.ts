import { sql } from 'kysely'
import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface DonationTables {
  /** When a donor was sent the summary of what they gave in a year: with a row, they are not sent it by itself again. */
  donation_summaries: { website_id: string; customer_id: string; year: number; sent_at: number }
}

export const donationMigrations: Migration[] = [
  {
    name: '2026-12-30-a-donation-summaries',
    async up(database) {
      await defineTable(database, {
        name: 'donation_summaries',
        columns: { website_id: text, customer_id: text, year: integer, sent_at: integer },
        primaryKey: ['website_id', 'customer_id', 'year'],
        references: [
          { columns: ['website_id', 'customer_id'], table: 'customers', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
      })
      // Few documents of most shops.
      await sql`create index donation_receipts on invoices (website_id, issued_at)
        where kind = 'donation-receipt'`.execute(database)
    },
  },
]
