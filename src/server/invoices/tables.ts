import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { InvoiceKind } from '#shared/invoices/schema.ts'
import type { Currency } from '#shared/money/schema.ts'

export interface InvoiceTables {
  /** Issued invoices and credit notes. No row is ever changed or deleted while its website exists. */
  invoices: {
    website_id: string
    id: string
    order_id: string
    kind: InvoiceKind
    number: string
    issued_at: number
    order_number: number
    buyer_name: string
    currency: Currency
    tax_cents: number
    total_cents: number
    /** The invoice that a credit note is about. */
    refers_to_id: string | null
    /** The refund that a credit note was issued for; null where it cancels an invoice. */
    refund_id: string | null
    /** `invoiceDocument`. */
    document: string
  }
}

export const invoiceMigrations: Migration[] = [
  {
    name: '2026-12-08-a-invoices',
    async up(database) {
      await defineTable(database, {
        name: 'invoices',
        columns: {
          website_id: text,
          id: text,
          order_id: text,
          kind: text,
          number: text,
          issued_at: integer,
          order_number: integer,
          buyer_name: text,
          currency: text,
          tax_cents: integer,
          total_cents: integer,
          refers_to_id: nullable(text),
          refund_id: nullable(text),
          document: text,
        },
        primaryKey: ['website_id', 'id'],
        unique: [
          ['website_id', 'number'],
          ['website_id', 'refund_id'],
        ],
        references: [
          { columns: ['website_id', 'order_id'], table: 'orders', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
        indexes: [
          ['website_id', 'order_id'],
          ['website_id', 'issued_at', 'id'],
        ],
      })
    },
  },
]
