import { join } from 'node:path'
import { fill } from './fill.mjs'
import { openFilling } from './filling.mjs'
import { startServer } from './server.mjs'

const COUNT = Number(process.env.BENCH_SUBSCRIPTIONS ?? 100_000)
const DUE = 1_763_900_000_000

/** How long 100,000 subscriptions take that are due at the same moment, with a provider that answers at once. */
export async function measureSubscriptions(folder, add) {
  const data = join(folder, 'subscriptions')
  await fill({ data, products: 20, variants: 3, sites: 1 })
  const filling = await openFilling({ data })
  const [variant] = await filling.rows('select website_id, id, product_id, sku from variants order by id limit 1')
  await filling.run(`update variants set unlimited = 1 where id = '${variant.id}'`)
  await filling.insert('subscriptions', subscriptions(variant))
  await filling.insert('jobs', jobs(variant.website_id))
  await filling.settle()
  const server = await startServer({ data })
  try {
    const began = performance.now()
    const renewed = async () => (await filling.rows('select count(*) as count from subscription_orders'))[0].count
    while ((await renewed()) < COUNT) await new Promise((resolve) => setTimeout(resolve, 250))
    const seconds = (performance.now() - began) / 1000
    add(`subscriptions: renew ${COUNT}`, Math.round(COUNT / seconds), '/s', '≥ 500')
  } finally {
    await server.stop()
    await filling.close()
  }
}

const idOf = (number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`

const address = {
  ...{ firstName: 'Ada', lastName: 'Byron', company: '', addressLine1: '12 Kiln Lane', addressLine2: '' },
  ...{ city: 'Portland', region: 'OR', postalCode: '97201', country: 'US', phone: '' },
}

function* subscriptions({ website_id, id: variant_id, product_id, sku }) {
  const item = {
    title: 'Tea',
    attributes: {},
    productType: 1,
    sku,
    imageUrl: null,
    additionalFields: null,
    answers: [],
  }
  const document = JSON.stringify({
    plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    anchor: '2025-10-23T10:15',
    item: { ...item, quantity: 1, unitPriceCents: 1200 },
    ...{ buyer: null, shippingAddress: address, billingAddress: address, shippingMethodId: 'standard', business: null },
    keptMethod: { customer: 'test', method: 'approve', label: 'Test card' },
    ...{ newPrice: null, pausedBy: null, waitsFor: '', origin: 'https://shop.example' },
  })
  for (let number = 0; number < COUNT; number += 1) {
    const who = { email: `person-${number}@example.com`, name: 'Ada Byron' }
    const price = { list_cents: 1200, currency: 'USD', amount_cents: 1200, year_cents: 14_400 }
    const state = { state: 'active', next_at: DUE, next_index: 1, cycles: 1, tries: 0, failures: 0, failed_at: null }
    const order = { order_id: idOf(number), test_mode: 1, payment_method: 'test-card' }
    const times = { revision: 1, created_at: DUE, updated_at: DUE }
    yield {
      ...{ website_id, id: idOf(number), number: number + 1, product_id, variant_id, document },
      ...who,
      ...price,
      ...state,
      ...order,
      ...times,
    }
  }
}

function* jobs(website_id) {
  for (let number = 0; number < COUNT; number += 1) {
    const payload = JSON.stringify({ subscriptionId: idOf(number) })
    const times = { run_at: DUE, created_at: DUE, attempts: 0 }
    yield {
      website_id,
      id: idOf(number),
      kind: 'renew-subscription',
      payload,
      state: 'waiting',
      unique_key: null,
      ...times,
    }
  }
}
