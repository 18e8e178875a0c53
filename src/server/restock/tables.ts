import { sql } from 'kysely'
import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface RestockTables {
  /** People who asked for an email when a variant is back in stock: one row for each of them and variant. */
  restock_requests: {
    website_id: string
    id: string
    product_id: string
    variant_id: string
    /** In lower case. */
    email: string
    language: string
    /** Scheme and host of the site on which they asked, for the links of the email. */
    origin: string
    requested_at: number
    /** When the email was written; null while they wait. */
    sent_at: number | null
    /** The job that wrote it: a job that runs twice counts what it has sent. */
    sent_by: string | null
  }
}

export const restockMigrations: Migration[] = [
  {
    name: '2026-12-22-a-restock',
    async up(database) {
      await defineTable(database, {
        name: 'restock_requests',
        columns: {
          website_id: text,
          id: text,
          product_id: text,
          variant_id: text,
          email: text,
          language: text,
          origin: text,
          requested_at: integer,
          sent_at: nullable(integer),
          sent_by: nullable(text),
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'variant_id', 'email']],
        references: [
          {
            columns: ['website_id', 'variant_id'],
            table: 'variants',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [
          ['website_id', 'email'],
          ['website_id', 'requested_at'],
          ['website_id', 'sent_by'],
        ],
      })
      await database.schema
        .createIndex('restock_requests_waiting')
        .on('restock_requests')
        .columns(['website_id', 'variant_id', 'requested_at', 'id'])
        .where(sql<boolean>`sent_at is null`)
        .execute()
    },
  },
]
