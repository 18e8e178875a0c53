import { sql } from 'kysely'
import { addColumn, defineTable, integer, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { sortByKey } from '#server/database/sort-by-key.ts'
import type { Currency } from '#shared/money/schema.ts'
import type { FactDimension } from '#shared/reports/facts.ts'
import { markChangedOrders } from './mark-changed-orders.ts'

export interface ReportTables {
  /** Orders that changed since they were counted: database triggers write it (`mark-changed-orders.ts`). */
  report_queue: {
    website_id: string
    order_id: string
    /** Increased by each change. */
    changes: number
  }
  /** What each order adds to the sums now, so that exactly that is taken off when it changes: `reportEntry`. */
  report_orders: { website_id: string; order_id: string; entry: string }
  /**
   * The sums of all orders by hour (`time`), month (2026-11, `variant-month`) or day (all others). `Fact` says what the
   * columns are.
   */
  report_sums: {
    website_id: string
    dimension: FactDimension | 'variant-month'
    currency: Currency
    bucket: string
    key: string
    parent: string
    orders: number
    units: number
    returned_units: number
    gross_cents: number
    discount_cents: number
    return_cents: number
    shipping_cents: number
    tax_cents: number
    gift_card_cents: number
    donation_cents: number
    refunds: number
    refunded_cents: number
    orders_without_goods: number
  }
  /** The time zone that the hours and days of a website's sums are in. */
  report_zones: { website_id: string; time_zone: string }
}

export const reportMigrations: Migration[] = [
  {
    name: '2026-12-24-h-reports',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      await defineTable(database, {
        name: 'report_queue',
        columns: { website_id: text, order_id: text, changes: integer },
        primaryKey: ['website_id', 'order_id'],
        references: [website],
      })
      await defineTable(database, {
        name: 'report_orders',
        columns: { website_id: text, order_id: text, entry: text },
        primaryKey: ['website_id', 'order_id'],
        references: [website],
      })
      const sum = withDefault(integer, 0)
      await defineTable(database, {
        name: 'report_sums',
        columns: {
          ...{ website_id: text, dimension: text, currency: text, bucket: text, key: text, parent: text },
          ...{ orders: sum, units: sum, returned_units: sum, gross_cents: sum, discount_cents: sum },
          ...{ return_cents: sum, shipping_cents: sum, tax_cents: sum, gift_card_cents: sum },
          ...{ refunds: sum, refunded_cents: sum },
        },
        primaryKey: ['website_id', 'dimension', 'currency', 'bucket', 'key', 'parent'],
        isSortedByKey: true,
        references: [website],
      })
      await defineTable(database, {
        name: 'report_zones',
        columns: { website_id: text, time_zone: text },
        primaryKey: ['website_id'],
        references: [website],
      })
      await markChangedOrders(database)
      // Existing orders are counted when a report is first opened, and by the daily work.
      await sql`insert into report_queue (website_id, order_id, changes) select website_id, id, 1 from orders`.execute(
        database,
      )
    },
  },
  {
    name: '2026-12-26-c-donation-sums',
    up: (database) => addColumn(database, 'report_sums', 'donation_cents', withDefault(integer, 0)),
  },
  {
    // Edited orders are counted again: each part by how it was paid (`read-paid-by.ts`).
    name: '2027-01-11-a-b-edited-orders-by-payment',
    async up(database) {
      await sql`insert into report_queue (website_id, order_id, changes)
        select website_id, id, 1 from orders where revision > 0 on conflict do nothing`.execute(database)
    },
  },
  {
    name: '2027-01-20-a-queue-of-reports-by-order',
    up: (database) =>
      sortByKey(database, {
        name: 'report_queue',
        columns: { website_id: text, order_id: text, changes: integer },
        primaryKey: ['website_id', 'order_id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      }),
  },
  {
    // Orders with gift cards and donations are counted again: some have nothing else.
    name: '2027-01-24-a-orders-without-goods',
    async up(database) {
      await addColumn(database, 'report_sums', 'orders_without_goods', withDefault(integer, 0))
      await sql`insert into report_queue (website_id, order_id, changes)
        select website_id, order_id, 1 from report_orders
        where entry like '%"giftCardCents"%' or entry like '%"donationCents"%' on conflict do nothing`.execute(database)
    },
  },
]
