import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startRefund } from '#server/checkout/refunds/start-refund.ts'
import { newId, newToken } from '#server/identifiers.ts'
import { buildProduct } from '#server/testing/build-product.ts'
import { add, homeAddress, orderIn, pay } from '#server/testing/buy.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import type { Website } from '#server/websites/website.ts'
import { listChangesCall } from '#shared/changes/schema.ts'
import type { PlaceOrderBody } from '#shared/checkout/schema.ts'
import {
  createCustomerCall,
  customerOfOrderCall,
  getCustomerCall,
  listCustomerFacetsCall,
  listCustomersCall,
  mergeCustomersCall,
  updateCustomerCall,
} from '#shared/customers/api.ts'
import { addSubscriberCall } from '#shared/newsletter/owner-api.ts'
import { cancelOrderCall, changeContactCall, markOrderPaidCall } from '#shared/orders/change-api.ts'
import { editOrderCall, markOwedPaidCall } from '#shared/orders/edits/api.ts'
import { blankEdit } from '#shared/orders/edits/schema.ts'
import { getOrderCall } from '#shared/orders/read-api.ts'
import { roles } from '#shared/roles/rules.ts'
import { fillCustomersJob } from './jobs.ts'

const app = await startTestApp()
const { database } = app.services

async function openShop() {
  const website = await app.buildWebsite()
  const mug = await buildProduct(app, website, { stock: 1_000 })
  return { website, mug, owner: await app.owner(website) }
}
type Shop = Awaited<ReturnType<typeof openShop>>

/** Buys a mug as a new visitor: 20.00, and 5.00 for shipping. */
async function buy({ website, mug }: Pick<Shop, 'website' | 'mug'>, changes: Partial<PlaceOrderBody> = {}) {
  const visitor = app.visitor(website)
  await add(visitor, mug)
  return orderIn(await pay(visitor, { expectedTotalCents: 2500, ...changes })).orderId
}

/** Buys by bank transfer, which the owner has not received yet. */
const buyUnpaid = (shop: Pick<Shop, 'website' | 'mug'>, changes: Partial<PlaceOrderBody> = {}) =>
  buy(shop, { paymentMethod: 'bank-transfer', paymentToken: null, ...changes })

/** A test order. */
async function buyTest(shop: Pick<Shop, 'website' | 'mug'>, changes: Partial<PlaceOrderBody> = {}): Promise<string> {
  const orderId = await buy(shop, changes)
  await database
    .updateTable('orders')
    .set({ test_mode: 1 })
    .where('website_id', '=', shop.website.id)
    .where('id', '=', orderId)
    .execute()
  return orderId
}

const list = async (owner: Browser, query: object = {}) =>
  (await owner.call(listCustomersCall, { query })).body.customers
const emailsIn = async (owner: Browser, query: object) =>
  (await list(owner, query)).map(({ email }) => email).toSorted()
const profile = async (owner: Browser, customerId: string) =>
  (await owner.call(getCustomerCall, { parameters: { customerId } })).body.customer
const update = (owner: Browser, customerId: string, body: object) =>
  owner.call(updateCustomerCall, {
    parameters: { customerId },
    body: { firstName: 'Ada', lastName: 'Byron', phone: '', note: '', tags: [], revision: 1, ...body },
  })

/** The numbers of every customer, counted from the orders. */
async function counted(website: Website) {
  const orders = await database.selectFrom('orders').selectAll().where('website_id', '=', website.id).execute()
  const customers = await database.selectFrom('customers').selectAll().where('website_id', '=', website.id).execute()
  return customers.map((customer) => {
    const real = orders.filter((order) => order.customer_id === customer.id && order.test_mode === 0)
    const valid = real.filter((order) => order.state !== 'cancelled')
    const paid = real.filter((order) => order.payment_state !== 'awaiting')
    const times = valid.map((order) => order.placed_at)
    const expected = {
      orders_count: valid.length,
      spent_cents: paid.reduce(
        (sum, order) => sum + order.grand_total_cents - order.owed_cents - order.refunded_cents - order.gift_card_cents,
        0,
      ),
      first_order_at: times.length > 0 ? Math.min(...times) : 0,
      last_order_at: times.length > 0 ? Math.max(...times) : 0,
    }
    const { orders_count, spent_cents, first_order_at, last_order_at } = customer
    return { expected, stored: { orders_count, spent_cents, first_order_at, last_order_at } }
  })
}

async function expectRightNumbers(website: Website) {
  for (const { expected, stored } of await counted(website)) expect(stored).toEqual(expected)
}

describe('a customer', () => {
  test('is made by the first order, and the next order of the same address is theirs', async () => {
    const shop = await openShop()
    await buy(shop, { email: 'Ada@Example.com' })
    const orderId = await buy(shop, {
      email: 'ada@example.com',
      shippingAddress: { ...homeAddress, addressLine1: '1 Harbor Road', phone: '+1 503 555 0100' },
    })
    const [ada, ...others] = await list(shop.owner)
    expect(others).toEqual([])
    expect(ada).toMatchObject({
      email: 'ada@example.com',
      name: 'Ada Byron',
      country: 'US',
      orders: 2,
      spentCents: 5000,
    })
    const customer = await profile(shop.owner, ada!.id)
    expect(customer).toMatchObject({ phone: '+1 503 555 0100', source: 'order', currency: 'USD' })
    expect(customer.addresses.map((address) => address.addressLine1)).toEqual(['1 Harbor Road', '12 Kiln Lane'])
    expect(customer.recentOrders).toHaveLength(2)
    expect(customer.recentOrders[0]!.id).toBe(orderId)
    expect(customer.events.map(({ kind }) => kind)).toEqual(['created'])
    const ofOrder = await shop.owner.call(customerOfOrderCall, { parameters: { orderId } })
    expect(ofOrder.body.customer?.id).toBe(ada!.id)
    await expectRightNumbers(shop.website)
  })

  test('of a test order is known, and the order counts nowhere', async () => {
    const shop = await openShop()
    await buyTest(shop)
    expect(await list(shop.owner)).toMatchObject([{ orders: 0, spentCents: 0, lastOrderAt: 0 }])
  })

  test('of an order that awaits its payment has spent nothing until it is paid', async () => {
    const shop = await openShop()
    const orderId = await buyUnpaid(shop)
    expect(await list(shop.owner)).toMatchObject([{ orders: 1, spentCents: 0 }])
    await shop.owner.call(markOrderPaidCall, { parameters: { orderId } })
    expect(await list(shop.owner)).toMatchObject([{ orders: 1, spentCents: 2500 }])
  })

  test('has not spent what an edited order still owes, until that is paid', async () => {
    const shop = await openShop()
    const parameters = { orderId: await buy(shop) }
    const { lines, revision } = (await shop.owner.call(getOrderCall, { parameters })).body.order
    const edit = { ...blankEdit, quantities: [{ lineId: lines[0]!.id, quantity: 3 }] }
    await shop.owner.call(editOrderCall, {
      parameters,
      body: { edit, revision, expectedTotalCents: 6500, notifyBuyer: false },
    })
    expect(await list(shop.owner)).toMatchObject([{ orders: 1, spentCents: 2500 }])
    expect(await emailsIn(shop.owner, { spentFrom: 2501 })).toEqual([])
    await shop.owner.call(markOwedPaidCall, { parameters, body: { paymentMethod: 'bank-transfer', cents: 4000 } })
    expect(await list(shop.owner)).toMatchObject([{ orders: 1, spentCents: 6500 }])
    await expectRightNumbers(shop.website)
  })

  test('moves with the order whose email the owner corrects; the mistyped one is gone', async () => {
    const shop = await openShop()
    const orderId = await buy(shop, { email: 'ada@exmaple.com' })
    await shop.owner.call(changeContactCall, {
      parameters: { orderId },
      body: {
        email: 'ada@example.com',
        shippingAddress: homeAddress,
        billingAddress: homeAddress,
        sendConfirmation: false,
      },
    })
    expect(await list(shop.owner)).toMatchObject([{ email: 'ada@example.com', orders: 1, spentCents: 2500 }])
    await expectRightNumbers(shop.website)
  })

  test('belongs to one website: the same address elsewhere is another customer', async () => {
    const [one, other] = [await openShop(), await openShop()]
    await buy(one)
    await buy(other)
    const [customer] = await list(other.owner)
    expect((await one.owner.call(getCustomerCall, { parameters: { customerId: customer!.id } })).code).toBe(
      'customer-not-found',
    )
  })

  test('is one, however many orders with the address come at once', async () => {
    const shop = await openShop()
    await Promise.all(Array.from({ length: 6 }, () => buy(shop)))
    expect(await list(shop.owner)).toMatchObject([{ orders: 6, spentCents: 15_000 }])
  })
})

describe('the numbers', () => {
  test('are those of the orders after any buying, paying, canceling, refunding and merging', async () => {
    const step = fc.record({
      what: fc.constantFrom('buy', 'await', 'test', 'pay', 'cancel', 'refund', 'merge'),
      which: fc.nat(),
      who: fc.constantFrom('ada@example.com', 'bea@example.com', 'cy@example.com'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
        const shop = await openShop()
        const orderIds: string[] = []
        for (const { what, which, who } of steps) {
          const orderId = orderIds[which % Math.max(1, orderIds.length)]
          if (what === 'buy') orderIds.push(await buy(shop, { email: who }))
          else if (what === 'await') orderIds.push(await buyUnpaid(shop, { email: who }))
          else if (what === 'test') orderIds.push(await buyTest(shop, { email: who }))
          else if (what === 'pay' && orderId) await shop.owner.call(markOrderPaidCall, { parameters: { orderId } })
          else if (what === 'cancel' && orderId)
            await shop.owner.call(cancelOrderCall, {
              parameters: { orderId },
              body: { restock: true, notifyBuyer: false },
            })
          else if (what === 'refund' && orderId) await refund(shop.website, orderId, 100 + (which % 900))
          else if (what === 'merge') {
            const [one, other] = await list(shop.owner)
            if (one && other) await merge(shop.owner, one.id, other.id)
          }
          await app.runJobs()
          await expectRightNumbers(shop.website)
        }
      }),
      { numRuns: 6, seed: 15 },
    )
  })
})

const refund = (website: Website, orderId: string, cents: number) =>
  app.changing(website, (scope) =>
    startRefund(scope, orderId, 'Owner', {
      idempotencyKey: newToken(),
      lines: [],
      shippingCents: 0,
      cents,
      restock: false,
      reason: '',
      notifyBuyer: false,
    }),
  )
const merge = (owner: Browser, customerId: string, otherId: string) =>
  owner.call(mergeCustomersCall, { parameters: { customerId }, body: { otherId } })

describe('two customers', () => {
  test('are merged with orders, addresses, tags and notes, and separated again by the undo', async () => {
    const shop = await openShop()
    await buy(shop, { email: 'ada@example.com' })
    await buy(shop, { email: 'work@example.com', shippingAddress: { ...homeAddress, company: 'Engines' } })
    const before = (await list(shop.owner)).toSorted((one, other) => (one.email < other.email ? -1 : 1))
    const [ada, work] = before
    await update(shop.owner, ada!.id, { note: 'Likes blue.', tags: ['press'] })
    const taxExemption = { reason: 'Resale', certificate: '12-34', endsOn: null }
    await update(shop.owner, work!.id, { note: 'Invoices by post.', tags: ['wholesale', 'press'], taxExemption })
    const { batchId } = (await merge(shop.owner, ada!.id, work!.id)).body
    const [merged, ...others] = await list(shop.owner)
    expect(others).toEqual([])
    expect(merged).toMatchObject({ orders: 2, spentCents: 5000, tags: ['press', 'wholesale'] })
    expect(await profile(shop.owner, ada!.id)).toMatchObject({
      emails: ['ada@example.com', 'work@example.com'],
      note: 'Likes blue.\n\nInvoices by post.',
      taxExemption,
    })
    // An order with either address is theirs, and each finds them.
    await buy(shop, { email: 'work@example.com' })
    expect(await list(shop.owner, { search: 'work@' })).toMatchObject([{ id: ada!.id, orders: 3 }])

    const undone = await undo(shop.owner, batchId)
    expect(undone.status).toBe(200)
    const separated = (await list(shop.owner)).toSorted((one, other) => (one.email < other.email ? -1 : 1))
    expect(separated).toMatchObject([
      { id: ada!.id, email: 'ada@example.com', orders: 1, tags: ['press'] },
      { id: work!.id, email: 'work@example.com', orders: 2, tags: ['press', 'wholesale'] },
    ])
    expect(await profile(shop.owner, work!.id)).toMatchObject({ note: 'Invoices by post.', taxExemption })
    expect(await profile(shop.owner, ada!.id)).toMatchObject({ taxExemption: null })
    await expectRightNumbers(shop.website)
    expect((await undo(shop.owner, undone.body.batchId!)).code).toBe('change-final')
  })

  test('are named in the list of changes that merged or separated them, until one of them is erased', async () => {
    const shop = await openShop()
    await buy(shop, { email: 'ada@example.com' })
    await buy(shop, { email: 'work@example.com', shippingAddress: { ...homeAddress, firstName: 'Nina' } })
    const [ada, nina] = (await list(shop.owner)).toSorted((one, other) => (one.email < other.email ? -1 : 1))
    await update(shop.owner, ada!.id, { firstName: '', lastName: '' })
    const { batchId } = (await merge(shop.owner, ada!.id, nina!.id)).body
    const changes = async () => {
      const listed = (await shop.owner.call(listChangesCall, { query: { noun: 'customer' } })).body.changes
      return listed.filter(({ kind }) => kind === 'merged').map(({ titles, isUndo }) => ({ titles, isUndo }))
    }
    const titles = [`Nina ${homeAddress.lastName}`, 'ada@example.com']
    expect(await changes()).toEqual([{ titles, isUndo: false }])
    await undo(shop.owner, batchId)
    expect(await changes()).toEqual([
      { titles, isUndo: true },
      { titles, isUndo: false },
    ])
    // As an erasure does.
    await database
      .deleteFrom('changes')
      .where('website_id', '=', shop.website.id)
      .where('noun_id', '=', nina!.id)
      .execute()
    expect((await changes()).flatMap((one) => one.titles).filter(Boolean)).toEqual([])
  })

  test('are not merged with themselves, with nobody, or with a customer of another shop', async () => {
    const [shop, other] = [await openShop(), await openShop()]
    await buy(shop)
    await buy(other)
    const [mine] = await list(shop.owner)
    const [theirs] = await list(other.owner)
    expect((await merge(shop.owner, mine!.id, mine!.id)).code).toBe('customer-same')
    expect((await merge(shop.owner, mine!.id, newId())).code).toBe('customer-not-found')
    expect((await merge(shop.owner, mine!.id, theirs!.id)).code).toBe('customer-not-found')
  })
})

describe('the details', () => {
  test('are saved over the revision that was opened, are written into the timeline, and can be undone', async () => {
    const shop = await openShop()
    await buy(shop)
    const [ada] = await list(shop.owner)
    const saved = await update(shop.owner, ada!.id, { firstName: 'Augusta', note: 'Call first.', tags: ['vip', 'vip'] })
    expect(saved.status).toBe(200)
    expect((await update(shop.owner, ada!.id, { note: 'Too late.' })).code).toBe('edit-conflict')
    const customer = await profile(shop.owner, ada!.id)
    expect(customer).toMatchObject({ firstName: 'Augusta', note: 'Call first.', tags: ['vip'], revision: 2 })
    expect(customer.events.map(({ kind }) => kind).toSorted()).toEqual([
      'created',
      'details-changed',
      'note-changed',
      'tags-changed',
    ])
    const nothing = await update(shop.owner, ada!.id, { ...content(customer), revision: 2 })
    expect(nothing.body.batchId).toBeNull()
    // What the owner wrote stays, whatever the next order says.
    await buy(shop)
    expect(await profile(shop.owner, ada!.id)).toMatchObject({ firstName: 'Augusta', orders: 2 })
    expect((await undo(shop.owner, saved.body.batchId!)).status).toBe(200)
    expect(await profile(shop.owner, ada!.id)).toMatchObject({ firstName: 'Ada', note: '', tags: [] })
  })

  test('are for those who see orders: a reporter and an editor see no customer', async () => {
    const shop = await openShop()
    await buy(shop)
    for (const role of [roles.reporting, roles.editor, roles.viewer]) {
      const staff = await app.owner(shop.website, role)
      expect((await staff.call(listCustomersCall, {})).status).toBe(403)
    }
  })
})

const content = ({ firstName, lastName, phone, note, tags }: Record<string, unknown>) => ({
  firstName,
  lastName,
  phone,
  note,
  tags,
})

describe('the list', () => {
  test('finds by each word and filter, sorts, and turns pages', async () => {
    const shop = await openShop()
    await buy(shop, { email: 'ada@example.com' })
    await buy(shop, { email: 'ada@example.com' })
    const germany = { ...homeAddress, firstName: 'Béa', lastName: 'Łuk', country: 'US', phone: '+49 (30) 123-456' }
    await buy(shop, { email: 'bea@kiln.example', shippingAddress: germany })
    await buyTest(shop, { email: 'cy@example.com' })
    const [bea] = await list(shop.owner, { search: 'bea@' })
    await update(shop.owner, bea!.id, { firstName: 'Béa', lastName: 'Łuk', phone: '+49 (30) 123-456', tags: ['press'] })
    await shop.owner.call(addSubscriberCall, {
      body: { listId: 'newsletter', email: 'bea@kiln.example', name: '', note: 'Asked at the fair' },
    })
    const ADA = 'ada@example.com'
    const BEA = 'bea@kiln.example'
    const CY = 'cy@example.com'
    const { number } = await database
      .selectFrom('orders')
      .select('number')
      .where('website_id', '=', shop.website.id)
      .where('email', '=', BEA)
      .executeTakeFirstOrThrow()
    const table: [query: object, found: string[]][] = [
      [{ search: 'byron' }, [ADA, CY]],
      [{ search: 'luk' }, [BEA]],
      [{ search: 'kiln' }, [BEA]],
      [{ search: '4930' }, [BEA]],
      [{ search: `#${number}` }, [BEA]],
      [{ search: 'nobody' }, []],
      [{ tag: 'press' }, [BEA]],
      [{ tag: 'other' }, []],
      [{ country: 'US' }, [ADA, BEA, CY]],
      [{ country: 'DE' }, []],
      [{ orders: 'none' }, [CY]],
      [{ orders: 'one' }, [BEA]],
      [{ orders: 'several' }, [ADA]],
      [{ spentFrom: 2501 }, [ADA]],
      [{ consent: 'subscribed' }, [BEA]],
      [{ consent: 'none' }, [ADA, CY]],
      [{ consent: 'unsubscribed' }, []],
      [{ lastOrder: 'in-30-days' }, [ADA, BEA]],
      [{ lastOrder: 'not-in-a-year' }, [CY]],
      [{ tag: 'press', orders: 'several' }, []],
    ]
    for (const [query, found] of table) expect([query, await emailsIn(shop.owner, query)]).toEqual([query, found])
    const inOrder = async (sort: string) => (await list(shop.owner, { sort })).map(({ email }) => email)
    expect(await inOrder('highest-spent')).toEqual([ADA, BEA, CY])
    expect(await inOrder('fewest-orders')).toEqual([CY, BEA, ADA])
    expect(await inOrder('newest')).toEqual([CY, BEA, ADA])
    expect((await shop.owner.call(listCustomerFacetsCall, {})).body).toEqual({ tags: ['press'], countries: ['US'] })
  })

  test('shows fifty at a time, each once', async () => {
    const { website, owner } = await openShop()
    const now = Date.now()
    const rows = Array.from({ length: 53 }, (_, index) => ({
      ...{ website_id: website.id, id: newId(), email: `c${index}@example.com`, first_name: '', last_name: '' },
      ...{ phone: '', country: '', note: '', addresses: '[]', source: 'import' as const, search_key: ` c${index}` },
      ...{ orders_count: 0, spent_cents: 0, first_order_at: 0, last_order_at: 0, revision: 1 },
      ...{ created_at: now, updated_at: now },
    }))
    await database.insertInto('customers').values(rows).execute()
    const first = (await owner.call(listCustomersCall, {})).body
    expect([first.customers.length, first.total]).toEqual([50, 53])
    const second = (await owner.call(listCustomersCall, { query: { after: first.next! } })).body
    expect([second.customers.length, second.next, second.total]).toEqual([3, null, null])
    expect(new Set([...first.customers, ...second.customers].map(({ id }) => id)).size).toBe(53)
  })
})

test('orders from before customers are joined by a job, which can run again', async () => {
  const shop = await openShop()
  for (const email of ['ada@example.com', 'bea@example.com', 'ada@example.com']) await buy(shop, { email })
  const of = { website_id: shop.website.id }
  await database.updateTable('orders').set({ customer_id: null }).where('website_id', '=', of.website_id).execute()
  await database.deleteFrom('customers').where('website_id', '=', of.website_id).execute()
  await database.deleteFrom('customer_emails').where('website_id', '=', of.website_id).execute()
  for (let time = 0; time < 2; time += 1) {
    await app.changing(shop.website, (scope) => scope.enqueue(fillCustomersJob, {}))
    await app.runJobs()
    const customers = await list(shop.owner, { sort: 'most-orders' })
    expect(customers).toMatchObject([
      { email: 'ada@example.com', orders: 2, spentCents: 5000 },
      { email: 'bea@example.com', orders: 1, spentCents: 2500 },
    ])
    await expectRightNumbers(shop.website)
  }
})

test('staff add a customer, whose email address no other one has, and can take it back', async () => {
  const { owner } = await openShop()
  const body = { firstName: 'Ada', lastName: 'Byron', phone: '', note: 'Met at the fair.', tags: ['fair', 'fair'] }
  const add = (email: string) => owner.call(createCustomerCall, { body: { ...body, email } })
  const { customerId, batchId } = (await add('Ada@Example.com')).body
  expect(await profile(owner, customerId)).toMatchObject({
    ...{ email: 'ada@example.com', firstName: 'Ada', note: 'Met at the fair.', tags: ['fair'], source: 'staff' },
    ...{ orders: 0, events: [{ kind: 'added' }] },
  })
  expect((await add('ada@example.com')).code).toBe('customer-exists')
  await undo(owner, batchId)
  expect(await list(owner)).toEqual([])
  expect((await add('ada@example.com')).code).toBeNull()
})
