import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { acrossWebsites } from '#server/database/across-websites.ts'
import type { Tables } from '#server/tables.ts'
import { unguardedTable } from './tenant-guard.ts'

const database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})
const tenantTables = new Set(['orders', 'order_lines', 'products', 'jobs'])
const unguarded = (query: Compilable) => unguardedTable(query.compile().query, tenantTables)
const orders = () => database.selectFrom('orders').select('orders.id')

describe('a statement has to name its website', () => {
  const ours = 'w1'
  test.each<[string, Compilable]>([
    ['a selection', orders().where('website_id', '=', ours)],
    ['a table that belongs to no website', database.selectFrom('users').selectAll()],
    [
      'a join on the website',
      orders()
        .innerJoin('order_lines', (join) =>
          join
            .onRef('order_lines.website_id', '=', 'orders.website_id')
            .onRef('order_lines.order_id', '=', 'orders.id'),
        )
        .where('orders.website_id', '=', ours),
    ],
    [
      'a join whose table the condition limits to the website',
      database
        .selectFrom('users')
        .innerJoin('orders as bought', 'bought.email', 'users.email')
        .select('users.id')
        .where('bought.website_id', '=', ours),
    ],
    ['raw SQL that names it', orders().where(sql<boolean>`(website_id, id) in (select 1, 2)`)],
    ['a mark that says it looks across websites', orders().modifyEnd(acrossWebsites)],
    ['a deletion', database.deleteFrom('orders').where('website_id', '=', ours)],
    ['an insertion', database.insertInto('products').defaultValues()],
  ])('%s may pass', (_, query) => expect(unguarded(query)).toBeNull())

  test.each<[string, string, Compilable]>([
    ['a selection', 'orders', orders().where('id', '=', '1')],
    ['a selection that only reads the column', 'orders', database.selectFrom('orders').select('website_id')],
    ['a deletion', 'orders', database.deleteFrom('orders').where('id', '=', '1')],
    ['a change', 'orders', database.updateTable('orders').set({ email: '' }).where('id', '=', '1')],
    [
      'a join by id alone',
      'order_lines',
      orders().innerJoin('order_lines', 'order_lines.order_id', 'orders.id').where('orders.website_id', '=', ours),
    ],
    [
      'a selection inside a condition',
      'order_lines',
      orders()
        .where('website_id', '=', ours)
        .where('id', 'in', (query) => query.selectFrom('order_lines').select('order_id')),
    ],
    [
      'a selection in front of a statement',
      'jobs',
      database
        .with('due', (query) => query.selectFrom('jobs').select('id'))
        .selectFrom('due')
        .selectAll(),
    ],
    ['raw SQL', 'orders', database.selectNoFrom(sql`(select count(*) from orders)`.as('count'))],
  ])('%s is refused without it', (_, table, query) => expect(unguarded(query)).toBe(table))
})
