import { defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { Currency } from '#shared/money/schema.ts'

export interface CartReminderTables {
  /** People who want to be reminded of a cart: one row for each address. It goes with its cart. */
  cart_reminders: {
    website_id: string
    id: string
    cart_id: string
    /** In lower case. */
    email: string
    /** The words that they have agreed to. */
    consent: string
    /** Scheme and host of the site, for the links of the emails. */
    origin: string
    created_at: number
    sent_count: number
    last_sent_at: number | null
    /** Null while an email may follow. */
    ended_at: number | null
    /** `sent`: all emails were. */
    end_reason: 'sent' | 'ordered' | 'unsubscribed' | 'unavailable' | null
    /** The cart that the link of an email has made of it; null before. */
    restored_cart_id: string | null
    /** The order that came after an email. */
    order_id: string | null
    /** As it was seen last. */
    total_quantity: number
    total_cents: number
    currency: Currency
  }
  /** Who wants no reminders of carts any more, as a hash: the address itself is not kept for it. */
  cart_reminder_stops: { website_id: string; email_hash: string; stopped_at: number }
}

export const cartReminderMigrations: Migration[] = [
  {
    name: '2026-12-24-b-b-cart-reminders',
    async up(database) {
      await defineTable(database, {
        name: 'cart_reminders',
        columns: {
          website_id: text,
          id: text,
          cart_id: text,
          email: text,
          consent: text,
          origin: text,
          created_at: integer,
          sent_count: integer,
          last_sent_at: nullable(integer),
          ended_at: nullable(integer),
          end_reason: nullable(text),
          restored_cart_id: nullable(text),
          order_id: nullable(text),
          total_quantity: integer,
          total_cents: integer,
          currency: text,
        },
        primaryKey: ['website_id', 'id'],
        unique: [['website_id', 'email']],
        references: [
          { columns: ['website_id', 'cart_id'], table: 'carts', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
        indexes: [
          ['website_id', 'created_at'],
          ['website_id', 'cart_id'],
          ['website_id', 'restored_cart_id'],
          ['website_id', 'order_id'],
        ],
      })
      await defineTable(database, {
        name: 'cart_reminder_stops',
        columns: { website_id: text, email_hash: text, stopped_at: integer },
        primaryKey: ['website_id', 'email_hash'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
    },
  },
]
