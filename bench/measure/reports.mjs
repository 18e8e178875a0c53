import { setTimeout as sleep } from 'node:timers/promises'
import { get, measureTasks } from './busy-shop.mjs'
import { fillOrders } from './fill-busy-shop.mjs'
import { openFilling } from './filling.mjs'
import { importPlaces } from './import-places.mjs'
import { openOwnerBrowser } from './owner-browser.mjs'
import { startServer } from './server.mjs'

const DAY = 24 * 60 * 60 * 1000
const PRODUCTS = 1000
const VARIANTS_OF_EACH = 3
const YEARS = 2
/** So many orders are counted to measure how fast that is. */
const COUNTED = 20_000
const AIM = '≤ 1000 ms'

/**
 * Measures a shop with a million orders: its list of orders, how fast orders are counted for reports after an upgrade,
 * and reports over a year, compared with the year before. The sums of these reports are written as they are after a
 * million orders a year of 1,000 products with three variants, of which every variant is sold every day.
 * `BENCH_ENGINES` and `BENCH_TASKS` choose some of it.
 */
export async function measureReports(folder, ordersOfAYear, add) {
  const engines = process.env.BENCH_ENGINES?.split(',') ?? ['sqlite', 'postgres']
  const places = await importPlaces(folder, engines)
  try {
    for (const { engine, emptyShop } of places) {
      const shop = await emptyShop()
      await fillOrders(shop, { products: 100, orders: ordersOfAYear })
      await measureCounting(shop, engine, add)
      await fillSums(shop, ordersOfAYear)
      await measureTasks(shop, engine, tasks(), add)
    }
  } finally {
    for (const place of places) await place.close()
  }
}

function tasks() {
  const to = new Date().toISOString().slice(0, 10)
  const before = (days) => new Date(Date.parse(to) - days * DAY).toISOString().slice(0, 10)
  const report = (path) => Object.assign(get(`/api/owner/reports/${path}`), { aim: AIM })
  const year = `from=${before(364)}&to=${to}`
  const splits = ['product', 'variant', 'category', 'country', 'discount', 'tax', 'payment', 'channel']
  return {
    'orders, newest': get('/api/owner/orders'),
    'orders to fulfill': get('/api/owner/orders?state=open'),
    'report of a year, sales': report(`sales?${year}`),
    'report of a year, sales and the year before': report(`sales?${year}&comparison=previous-period`),
    ...Object.fromEntries(splits.map((split) => [`report of a year, by ${split}`, report(`sales/${split}?${year}`)])),
    'report of a year, by variant, and the year before': report(`sales/variant?${year}&comparison=previous-year`),
    'report of 30 days, by product': report(`sales/product?from=${before(29)}&to=${to}`),
  }
}

/** The newest orders are counted as all are after an upgrade: by a job, which a report that is opened starts. */
async function measureCounting(shop, engine, add) {
  const filling = await openFilling(shop)
  await filling.run(`delete from report_queue where order_id <
    (select order_id from report_queue order by order_id desc limit 1 offset ${COUNTED - 1})`)
  await filling.settle()
  await filling.close()
  const server = await startServer(shop)
  try {
    const owner = await openOwnerBrowser(server)
    const began = performance.now()
    const today = new Date().toISOString().slice(0, 10)
    while ((await owner('GET', `/api/owner/reports/sales?from=${today}&to=${today}`)).isCounting) await sleep(200)
    const seconds = (performance.now() - began) / 1000
    add(`${engine}: orders counted for reports after an upgrade`, Math.round(COUNTED / seconds), 'per second')
  } finally {
    await server.stop()
  }
}

async function fillSums(shop, ordersOfAYear) {
  const filling = await openFilling(shop)
  const [{ id: website_id, settings }] = await filling.rows('select id, settings from websites limit 1')
  const { currency } = JSON.parse(settings)
  await filling.run('delete from report_sums')
  await filling.insert('report_sums', sums({ website_id, currency }, ordersOfAYear))
  await filling.settle()
  await filling.close()
}

function* sums(base, ordersOfAYear) {
  const perDay = Math.round(ordersOfAYear / 365)
  const money = (orders) => ({
    ...{ orders, units: 2 * orders, returned_units: 0, gross_cents: 4000 * orders, discount_cents: 0, return_cents: 0 },
    ...{ shipping_cents: 500 * orders, tax_cents: 300 * orders, gift_card_cents: 0, refunds: 0, refunded_cents: 0 },
  })
  const row = (dimension, bucket, key, orders, parent = '') => ({
    ...{ ...base, dimension, bucket, key, parent },
    ...money(orders),
  })
  const months = new Map()
  for (let day = 0; day < YEARS * 365; day += 1) {
    const date = new Date(Date.now() - day * DAY).toISOString().slice(0, 10)
    months.set(date.slice(0, 7), (months.get(date.slice(0, 7)) ?? 0) + 2)
    for (let hour = 0; hour < 24; hour += 1)
      yield row('time', `${date}T${String(hour).padStart(2, '0')}`, '', Math.round(perDay / 24))
    for (let product = 0; product < PRODUCTS; product += 1)
      for (let variant = 0; variant < VARIANTS_OF_EACH; variant += 1)
        yield row('variant', date, idOf(product * VARIANTS_OF_EACH + variant), 2, idOf(product))
    for (let country = 0; country < 30; country += 1) {
      yield row('country', date, `C${country}`, Math.round(perDay / 30))
      for (const rate of [7000, 19_000])
        yield row('tax', date, JSON.stringify([`C${country}`, '', 'VAT', rate, '']), Math.round(perDay / 60))
    }
    for (const key of ['card', 'paypal', 'bank-transfer', 'gift-card'])
      yield row('payment', date, key, Math.round(perDay / 4))
    for (let discount = 0; discount < 20; discount += 1) yield row('discount', date, idOf(discount), 10)
    yield row('channel', date, 'online', perDay)
  }
  for (const [month, orders] of months)
    for (let variant = 0; variant < PRODUCTS * VARIANTS_OF_EACH; variant += 1)
      yield row('variant-month', month, idOf(variant), orders, idOf(Math.floor(variant / VARIANTS_OF_EACH)))
}

/** An id as long as a real one. */
const idOf = (number) => `0193f3a0-0000-7000-8000-${String(number).padStart(12, '0')}`
