import Sqlite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { emailsOf } from '#server/customers/customer-store.ts'
import { listCustomers } from '#server/customers/list-customers.ts'
import { giftsOfYear } from '#server/donations/donors/gifts-of-year.ts'
import { listEmails } from '#server/emails/email-store.ts'
import { readSoldCards } from '#server/gift-cards/sold-cards.ts'
import { countToDo } from '#server/home/count-to-do.ts'
import { newId } from '#server/identifiers.ts'
import { listInvoicesOfOrder } from '#server/invoices/invoice-store.ts'
import { listOrders } from '#server/orders/list-orders.ts'
import { listOpenRefunds } from '#server/orders/refund-store.ts'
import { readDemand } from '#server/restock/read-demand.ts'
import { returnsOfOrder } from '#server/returns/return-store.ts'
import type { Scope } from '#server/scope.ts'
import { readNotices } from '#server/stock/low-stock/read-notices.ts'
import { subscriptionsOfOrder } from '#server/subscriptions/subscription-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { roles } from '#shared/roles/rules.ts'

const app = await startTestApp()
const website = await app.buildWebsite()
const scope = app.reading(website)
const { settings } = website

/** Tables whose rows do not grow with the orders and products of a website. */
const SMALL = /^SEARCH (payment_keys|mail_servers|forms|notice) /

const cases: Readonly<Record<string, (scope: Scope) => Promise<unknown>>> = {
  'what waits, on the home screen': (scope) => countToDo(scope, roles.admin, { threshold: 5, settings }),
  'orders that wait for fulfillment': (scope) => listOrders(scope, { waitsFor: 'fulfillment' }, 'UTC'),
  'orders that wait for payment': (scope) => listOrders(scope, { waitsFor: 'payment' }, 'UTC'),
  'subscriptions of an order': (scope) => subscriptionsOfOrder(scope, newId()),
  'invoices of an order': (scope) => listInvoicesOfOrder(scope, newId()),
  'emails about an order': (scope) => listEmails(scope, { email: '', role: roles.admin }, { aboutId: newId() }),
  'open refunds of an order': (scope) => listOpenRefunds(scope, newId()),
  'returns of an order': (scope) => returnsOfOrder(scope, newId()),
  'gift cards of an order': (scope) => readSoldCards(scope, newId()),
  'addresses of a customer': (scope) => emailsOf(scope, { id: newId(), email: '' }),
  'donations of a customer': (scope) => giftsOfYear(scope, newId(), 2026),
  'notices about low stock': (scope) => readNotices(scope),
  'variants that people wait for': (scope) => readDemand(scope, 50),
}

test.runIf(!process.env.TEST_DATABASE_URL).each(Object.entries(cases))(
  '%s: SQLite reads what is asked for, and not all rows of a website',
  async (_, read) => {
    expect(await wideSteps(() => read(scope))).toEqual([])
  },
)

test.runIf(!process.env.TEST_DATABASE_URL)(
  'customers by consent: each is looked up by its addresses, and not among all subscribers',
  async () => {
    const steps = await stepsOf(() => listCustomers(scope, { consent: 'none' }))
    expect(steps.filter((step) => /^SEARCH newsletter_subscribers USING (?!.*email=)/.test(step))).toEqual([])
    expect(steps.some((step) => step.startsWith('SEARCH newsletter_subscribers'))).toBe(true)
  },
)

/** The steps that read all rows of a website in a table or an index, unless the index is of few of them. */
async function wideSteps(work: () => Promise<unknown>): Promise<string[]> {
  const steps = await stepsOf(work)
  expect(steps.some((step) => step.startsWith('SEARCH'))).toBe(true)
  const few = new Set(await partialIndexes())
  return steps.filter((step) => {
    const index = /USING (?:COVERING )?INDEX (\S+) \(website_id=\?\)$/.exec(step)
    return index !== null && !few.has(index[1]!) && !SMALL.test(step)
  })
}

/** How SQLite answers the queries of some work. */
async function stepsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1')) as Sqlite.Statement<unknown[]>
  const asked = vi.spyOn(statement, 'all')
  try {
    await work()
  } finally {
    vi.restoreAllMocks()
  }
  const statements = asked.mock.contexts as Sqlite.Statement<unknown[]>[]
  return statements.flatMap(({ database, source }, index) => {
    const plan = database.prepare<unknown[], { detail: string }>(`explain query plan ${source}`)
    return plan.all(...asked.mock.calls[index]!).map(({ detail }) => detail)
  })
}

async function partialIndexes(): Promise<string[]> {
  const { rows } = await app.services.database.executeQuery<{ name: string }>({
    sql: `select name from sqlite_schema where type = 'index' and sql like '% where %'`,
    parameters: [],
    query: { kind: 'RawNode' } as never,
    queryId: { queryId: newId() } as never,
  })
  return rows.map(({ name }) => name)
}
