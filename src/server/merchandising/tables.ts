import { defineTable, integer, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { MerchandisingLevel } from '#shared/merchandising/schema.ts'

export interface MerchandisingTables {
  /** What the site, a category or a product sets about how products are sold. */
  merchandising: {
    website_id: string
    level: MerchandisingLevel
    /** The category or the product; '' for the site. */
    target_id: string
    /** `merchandisingOverride`. */
    document: string
    updated_at: number
  }
}

export const merchandisingMigrations: Migration[] = [
  {
    name: '2026-12-22-b-merchandising',
    async up(database) {
      await defineTable(database, {
        name: 'merchandising',
        columns: { website_id: text, level: text, target_id: text, document: text, updated_at: integer },
        primaryKey: ['website_id', 'level', 'target_id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
]
