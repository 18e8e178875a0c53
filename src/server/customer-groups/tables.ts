import { sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text, withDefault } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'

export interface CustomerGroupTables {
  /** Groups of customers, each with its price list. Who is in a group is a column of the customer. */
  customer_groups: {
    website_id: string
    id: string
    name: string
    /** `groupDocument`. */
    document: string
    revision: number
    created_at: number
    updated_at: number
    /** It can be restored for a while, with its customers and prices. */
    deleted_at: number | null
  }
  /** The prices that the list of a group fixes, in hundredths of the shop's currency. */
  customer_group_prices: { website_id: string; group_id: string; variant_id: string; price_cents: number }
}

export const customerGroupMigrations: Migration[] = [
  {
    name: '2026-12-25-d-customer-groups',
    async up(database) {
      await defineTable(database, {
        name: 'customer_groups',
        columns: {
          website_id: text,
          id: text,
          name: text,
          document: text,
          revision: integer,
          created_at: integer,
          updated_at: integer,
          deleted_at: nullable(integer),
        },
        primaryKey: ['website_id', 'id'],
        references: [{ columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' }],
      })
      await defineTable(database, {
        name: 'customer_group_prices',
        columns: { website_id: text, group_id: text, variant_id: text, price_cents: integer },
        primaryKey: ['website_id', 'group_id', 'variant_id'],
        isSortedByKey: true,
        references: [
          {
            columns: ['website_id', 'group_id'],
            table: 'customer_groups',
            to: ['website_id', 'id'],
            onDelete: 'cascade',
          },
          { columns: ['website_id', 'variant_id'], table: 'variants', to: ['website_id', 'id'], onDelete: 'cascade' },
        ],
        indexes: [['website_id', 'variant_id']],
      })
      await addColumn(database, 'customers', 'group_id', nullable(text))
      // Withdrawing a link raises the number: the next one has another address.
      await addColumn(database, 'customers', 'group_link_number', withDefault(integer, 0))
      await addColumn(database, 'customers', 'group_link_hash', nullable(text))
      await addColumn(database, 'customers', 'group_link_sent_at', nullable(integer))
      await sql`create index customers_of_group on customers (website_id, group_id, id) where group_id is not null`.execute(
        database,
      )
      await sql`create unique index customers_by_group_link on customers (website_id, group_link_hash)
        where group_link_hash is not null`.execute(database)
      await addColumn(database, 'orders', 'customer_group_id', nullable(text))
      await sql`create index orders_of_group on orders (website_id, customer_group_id, placed_at, id)
        where customer_group_id is not null`.execute(database)
    },
  },
]
