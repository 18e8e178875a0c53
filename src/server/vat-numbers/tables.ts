import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { VatCheckState } from '#shared/vat-numbers/schema.ts'

export interface VatNumberTables {
  /** The last check of each VAT number that was given to a website. */
  vat_checks: {
    website_id: string
    number: string
    state: VatCheckState
    name: string
    consultation: string
    checked_at: number
  }
}

export const vatNumberMigrations: Migration[] = [
  {
    name: '2026-12-10-a-vat-checks',
    async up(database) {
      await defineTable(database, {
        name: 'vat_checks',
        columns: {
          website_id: text,
          number: text,
          state: text,
          name: text,
          consultation: text,
          checked_at: integer,
        },
        primaryKey: ['website_id', 'number'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
        indexes: [['website_id', 'checked_at']],
      })
    },
  },
]
