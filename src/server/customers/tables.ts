import { type Generated, type Kysely, sql } from 'kysely'
import { addColumn, defineTable, integer, nullable, text } from '#server/database/define-table.ts'
import type { Migration } from '#server/database/migrate.ts'
import { indexWords } from '#server/database/word-index.ts'
import { writeWordsTogether } from '#server/database/words-together.ts'
import { newId } from '#server/identifiers.ts'
import type { CustomerEventKind } from '#shared/customers/schema.ts'
import { countOrders, countWithoutOwed } from './count-orders.ts'

export interface CustomerTables {
  /** Who has bought. A customer's orders are those with its id; `customer_emails` says whose an address is. */
  customers: {
    website_id: string
    id: string
    /** The main address, in small letters. */
    email: string
    first_name: string
    last_name: string
    phone: string
    /** The country of the last known address; '' where none is known. */
    country: string
    note: string
    /** The addresses of an import: `customerAddresses`. Those of orders are in the orders. */
    addresses: string
    source: 'order' | 'import' | 'staff'
    /** Emails, names and phone numbers normalized, with a space before each word. */
    search_key: string
    /** `customerExemption`; null for customers who pay tax. */
    tax_exemption: Generated<string | null>
    /** The group whose prices they pay (`server/customer-groups`); null without one. */
    group_id: Generated<string | null>
    /** The number of the link that opens these prices; the next one has another address. */
    group_link_number: Generated<number>
    /** The hash of the secret in the link; null while none works. */
    group_link_hash: Generated<string | null>
    group_link_sent_at: Generated<number | null>
    /** The orders that count, and what was paid for them less refunds: a database trigger updates the next four (`count-orders.ts`). */
    orders_count: number
    spent_cents: number
    /** 0 without an order. */
    first_order_at: number
    last_order_at: number
    revision: number
    created_at: number
    updated_at: number
  }
  /** Whose an email address is, in small letters. */
  customer_emails: { website_id: string; email: string; customer_id: string }
  customer_tags: { website_id: string; customer_id: string; tag: string }
  customer_events: {
    website_id: string
    id: string
    customer_id: string
    kind: CustomerEventKind
    at: number
    by_name: string
    text: string
  }
}

export const customerMigrations: Migration[] = [
  {
    name: '2026-12-15-a-customers',
    async up(database) {
      const website = { columns: ['website_id'], table: 'websites', to: ['id'], onDelete: 'cascade' } as const
      const customer = {
        columns: ['website_id', 'customer_id'],
        table: 'customers',
        to: ['website_id', 'id'],
        onDelete: 'cascade',
      } as const
      // Each index of a sort contains the columns of the filters, so that a filter reads no rows that it leaves out.
      const filters = ['orders_count', 'spent_cents', 'last_order_at', 'country']
      const sortedBy = (column: string) => [
        ...['website_id', column, 'id'],
        ...filters.filter((filter) => filter !== column),
      ]
      await defineTable(database, {
        name: 'customers',
        columns: {
          website_id: text,
          id: text,
          email: text,
          first_name: text,
          last_name: text,
          phone: text,
          country: text,
          note: text,
          addresses: text,
          source: text,
          search_key: text,
          orders_count: integer,
          spent_cents: integer,
          first_order_at: integer,
          last_order_at: integer,
          revision: integer,
          created_at: integer,
          updated_at: integer,
        },
        primaryKey: ['website_id', 'id'],
        references: [website],
        indexes: [
          ...['created_at', 'last_order_at', 'spent_cents', 'orders_count'].map(sortedBy),
          ['website_id', 'country', 'id'],
        ],
      })
      await defineTable(database, {
        name: 'customer_emails',
        columns: { website_id: text, email: text, customer_id: text },
        primaryKey: ['website_id', 'email'],
        references: [website],
        indexes: [['website_id', 'customer_id']],
      })
      await defineTable(database, {
        name: 'customer_tags',
        columns: { website_id: text, customer_id: text, tag: text },
        primaryKey: ['website_id', 'customer_id', 'tag'],
        references: [customer],
        indexes: [['website_id', 'tag', 'customer_id']],
      })
      await defineTable(database, {
        name: 'customer_events',
        columns: {
          website_id: text,
          id: text,
          customer_id: text,
          kind: text,
          at: integer,
          by_name: text,
          text,
        },
        primaryKey: ['website_id', 'id'],
        references: [customer],
        indexes: [['website_id', 'customer_id', 'id']],
      })
      await indexWords(database, 'customers')
      await addColumn(database, 'orders', 'customer_id', nullable(text))
      await sql`create index orders_of_customer on orders (website_id, customer_id, placed_at, id)
        where customer_id is not null`.execute(database)
      await sql`create index gift_cards_by_recipient on gift_cards (website_id, lower(recipient_email))`.execute(
        database,
      )
      await countOrders(database, null)
      await queueFilling(database)
    },
  },
  { name: '2027-01-11-a-spent-without-owed', up: countWithoutOwed },
  {
    name: '2027-01-16-a-words-of-customers-together',
    up: (database) => writeWordsTogether(database, 'customers'),
  },
]

/** Existing orders are joined by a job, so that a large shop starts at once. */
// biome-ignore lint/suspicious/noExplicitAny: migrations run on a schema that the types do not know yet
async function queueFilling(database: Kysely<any>): Promise<void> {
  const now = Date.now()
  for (const { id } of await database.selectFrom('websites').select('id').execute()) {
    await database
      .insertInto('jobs')
      .values({
        website_id: id,
        id: newId(),
        kind: 'fill-customers',
        payload: JSON.stringify({}),
        unique_key: null,
        state: 'waiting',
        run_at: now,
        attempts: 0,
        created_at: now,
      })
      .execute()
  }
}
