import { sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface TaxExemptionTables {
  /** Links that prove an email address of an exempt customer; each works once. */
  tax_exemption_links: {
    website_id: string
    /** The hash of the secret in the link. */
    token_hash: string
    customer_id: string
    expires_at: number
  }
}

/** The exemption itself is a column of the customer; its type is with the tables of customers. */
export const taxExemptionMigrations: Migration[] = [
  {
    name: '2026-12-18-a-tax-exemptions',
    async up(database) {
      await addColumn(database, 'customers', 'tax_exemption', nullable(text))
      // Every view of the checkout asks whether anyone is exempt.
      await sql`create index customers_exempt on customers (website_id) where tax_exemption is not null`.execute(
        database,
      )
      await defineTable(database, {
        name: 'tax_exemption_links',
        columns: { website_id: text, token_hash: text, customer_id: text, expires_at: integer },
        primaryKey: ['website_id', 'token_hash'],
        references: [
          {
            columns: ['website_id', 'customer_id'],
            table: 'customers',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [['website_id', 'customer_id', 'expires_at']],
      })
    },
  },
]
