import { sql } from 'kysely'
import type { Migration } from '#server/database/migrate.ts'
import { writeMoreWordsTogether, writeWordsTogether } from '#server/database/words-together.ts'
import { addCompaniesToSearchKeys } from './add-companies.ts'
import { addBundlesToSearchKeys } from './search-key.ts'
import { indexedNumber } from './tracking/by-tracking-number.ts'

/** What the list and the search of orders are read by: indexes and words. */
export const orderListMigrations: Migration[] = [
  {
    name: '2027-01-16-a-words-of-orders-together',
    up: (database) => writeWordsTogether(database, 'orders'),
  },
  {
    name: '2027-01-17-a-bundles-in-words-of-orders',
    up: (database) => addBundlesToSearchKeys(database),
  },
  {
    name: '2027-01-21-b-more-words-of-orders-together',
    up: (database) => writeMoreWordsTogether(database, 'orders'),
  },
  {
    // What an order waits for depends on its payment method too. Without that column, SQLite read every order of the shop
    // to count those that wait (decision 167).
    name: '2027-01-21-c-waiting-orders-by-method',
    async up(database) {
      const columns = ['number', 'id', 'state', 'payment_state', 'delivery', 'test_mode', 'placed_at', 'payment_method']
      const rare = { open: "state = 'open'", awaiting: "payment_state = 'awaiting'" }
      for (const [name, condition] of Object.entries(rare)) {
        await database.schema.dropIndex(`orders_${name}`).execute()
        await database.schema
          .createIndex(`orders_${name}`)
          .on('orders')
          .columns(['website_id', ...columns])
          .where(sql.raw<boolean>(condition))
          .execute()
      }
    },
  },
  {
    name: '2027-01-25-a-orders-by-tracking-number',
    async up(database) {
      const columns = sql`website_id, ${indexedNumber('tracking_number')}`
      await sql`create index fulfilments_tracking on fulfilments (${columns})`.execute(database)
    },
  },
  {
    name: '2027-01-25-b-companies-in-words-of-orders',
    up: (database) => addCompaniesToSearchKeys(database),
  },
]
