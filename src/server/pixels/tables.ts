import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { PurchaseReceiver } from '#shared/pixels/providers.ts'

export interface PixelTables {
  /** The access tokens of an owner, one row for each company that the server sends purchases to. */
  pixel_tokens: {
    website_id: string
    provider: PurchaseReceiver
    /** Sealed. Only the server reads it: it is in no reply, page, log or change log. */
    token: string
    ad_account_id: string
    added_at: number
    /** When the company last took a purchase. */
    sent_at: number | null
    /** Why the company refuses purchases; '' while it takes them. */
    problem: string
    problem_since: number | null
  }
}

export const pixelMigrations: Migration[] = [
  {
    name: '2026-12-27-a-a-pixel-tokens',
    async up(database) {
      await defineTable(database, {
        name: 'pixel_tokens',
        columns: {
          ...{ website_id: text, provider: text, token: text, ad_account_id: text, added_at: integer },
          ...{ sent_at: nullable(integer), problem: text, problem_since: nullable(integer) },
        },
        primaryKey: ['website_id', 'provider'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
]
