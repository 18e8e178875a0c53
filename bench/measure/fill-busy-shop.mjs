import { buyOnce } from './buy-once.mjs'
import { fillForm } from './fill-form.mjs'
import { openFilling } from './filling.mjs'
import { productFile, wordsAt } from './import-files.mjs'
import { openBrowser, openOwnerBrowser } from './owner-browser.mjs'
import { startServer } from './server.mjs'

const DAY = 24 * 60 * 60 * 1000
/**
 * Fills an empty shop: its products, one order, one form and one page come through the server, and are copied row by
 * row with other people, days and states.
 * @returns the id of its form
 */
export async function fillBusyShop(shop, { products, orders, submissions, pages }) {
  await fillOrders(shop, { products, orders })
  const filling = await openFilling(shop)
  const formId = await fillForm(filling, submissions)
  await filling.close()
  await addPage(shop)
  const copying = await openFilling(shop)
  await copyPages(copying, formId, pages)
  await copying.settle()
  await copying.close()
  return formId
}

/** Fills an empty shop with products and orders, as `fillBusyShop` does. */
export async function fillOrders(shop, { products, orders }) {
  const server = await startServer(shop)
  try {
    const owner = await openOwnerBrowser(server)
    await acceptTransfers(owner)
    await importProducts(owner, products)
    await placeOrder(server, owner)
  } finally {
    await server.stop()
  }
  const copying = await openFilling(shop)
  await copyOrders(copying, orders)
  await copying.settle()
  await copying.close()
}

async function acceptTransfers(owner) {
  const { settings, revision } = await owner('GET', '/api/owner/store-settings')
  const bankTransferInstructions = 'Routing 000 000 000'
  const changed = { ...settings, revision, paymentMethods: ['bank-transfer'], bankTransferInstructions }
  await owner('PUT', '/api/owner/store-settings', changed)
}

async function importProducts(owner, products) {
  const bytes = productFile({ rows: products, variants: 1 })
  const { id } = (await owner('POST', '/api/owner/imports?filename=bench.csv', bytes, 'text/csv')).import
  const until = async (state) => {
    for (;;) {
      const now = (await owner('GET', `/api/owner/imports/${id}`)).import
      if (now.state === state) return
      if (now.failure) throw new Error(now.failure)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  await until('checked')
  await owner('POST', `/api/owner/imports/${id}/start`)
  await until('done')
}

/** Buys one thing and ships it. */
async function placeOrder(server, owner) {
  const visitor = await openBrowser(server)
  const { variants } = await owner('GET', '/api/owner/stock')
  const { productId: itemId, sku } = variants.find(({ qtyInStock }) => qtyInStock > 0)
  const { orderId } = await buyOnce(visitor, { itemId, sku })
  await owner('POST', `/api/owner/orders/${orderId}/fulfilments`, {
    carrier: 'USPS',
    trackingNumber: '9400 1000 0000',
    trackingUrl: '',
    lines: [],
    notifyBuyer: false,
  })
}

async function addPage(shop) {
  const server = await startServer(shop)
  try {
    const owner = await openOwnerBrowser(server)
    await owner('POST', '/api/owner/pages', { title: 'Contact', inNavigation: false })
  } finally {
    await server.stop()
  }
}

/** Every hundredth page counts as one that shows the form. */
async function copyPages(filling, formId, count) {
  const originals = await filling.rows("select * from pages order by case when url_id = '' then 1 else 0 end")
  const withForm = originals.find(({ title }) => title === 'Contact')
  const other = originals.find(({ title }) => title !== 'Contact')
  function* copies() {
    for (let number = 0; number < count; number += 1) {
      const title = `${wordsAt(number, 3)} ${number}`
      const original = number % 100 === 0 ? withForm : other
      const title_key = title.toLowerCase()
      const url_id = `page-${number}`
      yield { ...original, id: crypto.randomUUID(), title, url_id, title_key, search_key: ` ${title_key} ${url_id}` }
    }
  }
  await filling.insert('pages', copies())
  const shown = await filling.rows(`select website_id, id from pages where url_id like 'page-%00' or url_id = 'page-0'`)
  await filling.insert(
    'form_uses',
    shown.map(({ website_id, id }) => ({ website_id, form_id: formId, noun: 'page', noun_id: id, position: 0 })),
  )
}

/** An id that sorts by time, as the server's own do. */
export function idAt(moment) {
  const time = moment.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}

/** Copies of an order over three years: of 200 orders, one is open, one canceled, one refunded and one a test. */
async function copyOrders(filling, count) {
  const [order] = await filling.rows('select * from orders')
  const [line] = await filling.rows('select * from order_lines')
  const [fulfilment] = await filling.rows('select * from fulfilments')
  const [event] = await filling.rows("select * from order_events where kind = 'placed'")
  const { website_id } = order
  const began = Date.now() - 3 * 365 * DAY
  const every = Math.floor((Date.now() - began) / count)
  const ids = Array.from({ length: count }, (_, number) => idAt(began + number * every))
  const placed = (number) => began + number * every
  const productOf = (number) => ({
    title: `${wordsAt(number % 5_000, 2)} ${number % 5_000}`,
    sku: `P${number % 5_000}`,
  })
  const states = {
    1: { state: 'open', payment_state: 'awaiting' },
    2: { state: 'cancelled', payment_state: 'paid' },
    3: { state: 'cancelled', payment_state: 'refunded' },
    4: { state: 'fulfilled', payment_state: 'paid', test_mode: 1 },
  }
  const copies = function* (each) {
    for (let number = 0; number < count; number += 1) yield each(number)
  }
  await filling.insert(
    'orders',
    copies((number) => {
      const [first, last] = wordsAt(number % 60_000, 2).split(' ')
      const email = `${first}.${last}${number % 60_000}@example.com`
      const { title, sku } = productOf(number)
      return {
        ...order,
        id: ids[number],
        number: number + 2,
        cart_id: null,
        placed_at: placed(number),
        state: 'fulfilled',
        payment_state: 'paid',
        test_mode: 0,
        ...states[number % 200],
        email,
        buyer_name: `${first} ${last}`,
        delivery: number % 50 === 0 ? 'pickup' : 'parcel',
        grand_total_cents: 1_000 + ((number * 7_919) % 40_000),
        search_key: ` ${email} ${first} ${last} ${title} ${sku.toLowerCase()}`,
      }
    }),
  )
  await filling.insert(
    'order_lines',
    copies((number) => {
      const { title, sku } = productOf(number)
      const details = JSON.stringify({ ...JSON.parse(line.details), title })
      return { ...line, id: idAt(placed(number)), order_id: ids[number], sku, details }
    }),
  )
  await filling.insert(
    'fulfilments',
    copies((number) => ({
      ...fulfilment,
      id: idAt(placed(number)),
      order_id: ids[number],
      at: placed(number) + DAY,
      carrier: number % 1_000 === 0 ? 'DHL' : 'USPS',
    })),
  )
  await filling.insert(
    'order_events',
    copies((number) => ({ ...event, id: idAt(placed(number)), order_id: ids[number], at: placed(number) })),
  )
  await filling.run(
    `update website_counters set value = ${count + 2} where website_id = '${website_id}' and name = 'orders'`,
  )
}
