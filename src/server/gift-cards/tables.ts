import { type Generated, sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import type { GiftCardMovement } from '#shared/gift-cards/schema.ts'
import type { Currency } from '#shared/money/schema.ts'

export interface GiftCardTables {
  /** Gift cards. Their codes are stored as a hash and sealed: `code.ts`. */
  gift_cards: {
    website_id: string
    id: string
    code_hash: string
    code_sealed: string
    last_four: string
    currency: Currency
    initial_cents: number
    /** The sum of the card's movements. */
    balance_cents: number
    is_disabled: Generated<number>
    is_test: number
    expires_at: number | null
    created_at: number
    created_by: string
    reason: string
    /** The caller's key: the same request issues one card. */
    request_key: string
    recipient_name: string
    recipient_email: string
    message: string
    sent_at: number | null
    /** The order that has bought it, and its line; null for a card that staff made. */
    order_id: string | null
    order_line_id: string | null
    sender_name: Generated<string>
    /** Where a copy of its email goes; empty where the buyer asked for none. */
    copy_email: Generated<string>
    /** When its email is due; null for a card that staff made. */
    deliver_at: number | null
    /** When its money went back to its buyer: it is disabled for good. */
    returned_at: number | null
  }
  /** Every change of a card's balance. */
  gift_card_movements: {
    website_id: string
    card_id: string
    /** What has caused it: the same cause changes a balance once. */
    cause: string
    id: string
    kind: GiftCardMovement['kind']
    cents: number
    at: number
    /** The payment of a cart or an order that it is about. */
    payment_id: string | null
    by_name: string
    reason: string
  }
}

export const giftCardMigrations: Migration[] = [
  {
    name: '2026-12-07-a-gift-cards',
    async up(database) {
      await defineTable(database, {
        name: 'gift_cards',
        columns: {
          website_id: text,
          id: text,
          code_hash: text,
          code_sealed: text,
          last_four: text,
          currency: text,
          initial_cents: integer,
          balance_cents: integer,
          is_disabled: withDefault(integer, 0),
          is_test: integer,
          expires_at: nullable(integer),
          created_at: integer,
          created_by: text,
          reason: text,
          request_key: text,
          recipient_name: text,
          recipient_email: text,
          message: text,
          sent_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        unique: [
          ['website_id', 'code_hash'],
          ['website_id', 'request_key'],
        ],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
      // Every cart asks whether any card can pay.
      await database.schema
        .createIndex('gift_cards_with_balance')
        .on('gift_cards')
        .columns(['website_id', 'currency', 'balance_cents', 'expires_at', 'is_test'])
        .where(sql<boolean>`balance_cents > 0`)
        .execute()
      await defineTable(database, {
        name: 'gift_card_movements',
        columns: {
          website_id: text,
          card_id: text,
          cause: text,
          id: text,
          kind: text,
          cents: integer,
          at: integer,
          payment_id: nullable(text),
          by_name: text,
          reason: text,
        },
        primaryKey: ['website_id', 'card_id', 'cause'],
        references: [
          {
            columns: ['website_id', 'card_id'],
            table: 'gift_cards',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
        ],
        indexes: [['website_id', 'at']],
      })
      await addColumn(database, 'orders', 'gift_card_cents', withDefault(integer, 0))
      await database.schema.dropIndex('orders_takings').execute()
      // As before, with the new column: `readSales` takes it off.
      await database.schema
        .createIndex('orders_takings')
        .on('orders')
        .columns([
          ...['website_id', 'placed_at', 'grand_total_cents', 'refunded_cents', 'gift_card_cents'],
          ...['state', 'payment_state', 'test_mode'],
        ])
        .where(sql<boolean>`state <> 'cancelled' and test_mode = 0 and payment_state in ('paid', 'partly-refunded')`)
        .execute()
    },
  },
  {
    name: '2026-12-11-a-sold-gift-cards',
    async up(database) {
      await addColumn(database, 'gift_cards', 'order_id', nullable(text))
      await addColumn(database, 'gift_cards', 'order_line_id', nullable(text))
      await addColumn(database, 'gift_cards', 'sender_name', withDefault(text, ''))
      await addColumn(database, 'gift_cards', 'copy_email', withDefault(text, ''))
      await addColumn(database, 'gift_cards', 'deliver_at', nullable(integer))
      await addColumn(database, 'gift_cards', 'returned_at', nullable(integer))
      await database.schema
        .createIndex('gift_cards_of_orders')
        .on('gift_cards')
        .columns(['website_id', 'order_id'])
        .where(sql<boolean>`order_id is not null`)
        .execute()
    },
  },
]
