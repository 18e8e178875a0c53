import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { takeFound } from './watch-plans.ts'
import { wideTables } from './wide-steps.ts'

const tables = new Set(['orders', 'letters', 'variants', 'forms'])
const partial = new Set(['orders_open'])
const wide = (sql: string, ...plan: string[]) => wideTables({ sql, plan }, tables, partial)

test('all rows of a website are found in indexes, keys and tables, also under another name', () => {
  const step = 'SEARCH orders USING INDEX orders_by_number (website_id=?)'
  expect(wide('select * from "orders"', step)).toEqual(['orders'])
  expect(wide('select * from "orders"', 'SEARCH orders USING PRIMARY KEY (website_id=?)')).toEqual(['orders'])
  expect(wide('select * from "orders"', 'SCAN orders USING COVERING INDEX orders_by_number')).toEqual(['orders'])
  expect(wide('select 1 from "variants" as "variant"', 'SCAN variant')).toEqual(['variants'])
  expect(wide('delete from letters', 'SCAN letters', step)).toEqual(['letters', 'orders'])
})

test('a key, a partial index, a small table, a subquery and a page in the order of an index are narrow', () => {
  expect(wide('select 1 from orders', 'SEARCH orders USING INDEX orders_key (website_id=? AND id=?)')).toEqual([])
  expect(wide('select 1 from orders', 'SEARCH orders USING COVERING INDEX orders_open (website_id=?)')).toEqual([])
  expect(wide('select 1 from forms', 'SCAN forms')).toEqual([])
  expect(wide('select 1 from (select 1) as some', 'SCAN some', 'SCAN 3-ROW VALUES CLAUSE')).toEqual([])
  const page = 'SEARCH orders USING INDEX orders_by_number (website_id=?)'
  expect(wide('select 1 from orders order by number limit +?', page)).toEqual([])
  expect(wide('select 1 from orders order by email limit +?', page, 'USE TEMP B-TREE FOR ORDER BY')).toEqual(['orders'])
})

const app = await startTestApp()

test.runIf(!process.env.TEST_DATABASE_URL)('tests themselves may read all rows of a website', async () => {
  const website = await app.buildWebsite()
  const orders = app.services.database.selectFrom('orders').select('details').where('website_id', '=', website.id)
  await orders.execute()
  expect(takeFound()).toEqual([])
})
