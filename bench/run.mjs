import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureBusyShop } from './measure/busy-shop.mjs'
import { buying } from './measure/buying.mjs'
import { withDemoBrowser } from './measure/demo-browser.mjs'
import { timeToDiscount } from './measure/discounts.mjs'
import { fill } from './measure/fill.mjs'
import { fillForm } from './measure/fill-form.mjs'
import { openFilling } from './measure/filling.mjs'
import { inboxOpen, submissions } from './measure/forms.mjs'
import { measureImports } from './measure/imports.mjs'
import { slowestInteractions } from './measure/interactions.mjs'
import { lighthouseScores, printScores } from './measure/lighthouse.mjs'
import { measureManyItems } from './measure/many-items.mjs'
import { measureMixed } from './measure/mixed.mjs'
import { measurePageEditor } from './measure/page-editor.mjs'
import { pageViews } from './measure/page-views.mjs'
import { measureRendering } from './measure/rendering.mjs'
import { measureReports } from './measure/reports.mjs'
import { measureRestock } from './measure/restock.mjs'
import { memoryOf, startServer, timeToFirstPage } from './measure/server.mjs'
import { sizes } from './measure/sizes.mjs'
import { measureSubscriptions } from './measure/subscriptions.mjs'
import { printTable } from './measure/table.mjs'
import { versions } from './measure/versions.mjs'
import { measureVisits } from './measure/visits.mjs'
import { measureWebhooks } from './measure/webhooks.mjs'

const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const folder = join(tmpdir(), `vitrine-bench-${process.pid}`)
const results = []
const add = (name, value, unit, aim) => {
  results.push({ name, value, unit, ...(aim && { aim }) })
  console.log(`  ${name}: ${value} ${unit}`)
}

/** Measures one shop: page views with and without the page cache, carts and checkouts. */
async function measureShop(label, shop, data, aims = {}) {
  const cached = await startServer({ data })
  try {
    add(`${label}: product page cached`, ...(await pageViews(cached, shop, shop.productPath, seconds)), aims.cached)
    add(`${label}: store page cached`, ...(await pageViews(cached, shop, shop.storePath, seconds)))
  } finally {
    await cached.stop()
  }
  const uncached = await startServer({ data, env: { PAGE_CACHE_MEGABYTES: '0' } })
  try {
    add(
      `${label}: product page uncached`,
      ...(await pageViews(uncached, shop, shop.productPath, seconds)),
      aims.uncached,
    )
    add(`${label}: store page uncached`, ...(await pageViews(uncached, shop, shop.storePath, seconds)))
  } finally {
    await uncached.stop()
  }
  const selling = await startServer({ data })
  try {
    add(`${label}: add to a fresh cart`, ...(await buying.freshCarts(selling, shop, seconds)), aims.add)
    add(`${label}: add a line more`, ...(await buying.oneMoreLine(selling, shop, seconds)))
    add(`${label}: whole checkouts, 8 at once`, ...(await buying.checkouts(selling, shop, seconds)), aims.checkouts)
    return memoryOf(selling.pid)
  } finally {
    await selling.stop()
  }
}

/** Measures the pages of the demo on a phone profile. */
async function measurePages() {
  const runs = Number(process.env.BENCH_RUNS ?? 5)
  let scores
  await withDemoBrowser(async (shop) => {
    for (const interaction of await slowestInteractions(shop, runs)) add(...interaction)
    scores = await lighthouseScores(shop, runs)
  })
  return scores
}

/** Measures the server: times, sizes, load. */
async function measureServer() {
  add('price a cart of 100 lines with 50 discounts', timeToDiscount(), 'ms', '≤ 2')
  console.log('200 products × 3 variants')
  const small = join(folder, 'small')
  const shop = await fill({ data: small, products: 200, variants: 3, sites: 1 })
  add('cold start to first product page', await timeToFirstPage(small, shop), 'ms', '≤ 2000')
  const idle = await startServer({ data: small })
  await new Promise((resolve) => setTimeout(resolve, 3000))
  add('memory, idle', memoryOf(idle.pid), 'MB', '≤ 150')
  for (const size of await sizes(idle, shop)) add(...size)
  await idle.stop()
  const loaded = await measureShop('200 products', shop, small, {
    cached: '≥ 20000',
    uncached: '≥ 1500',
    add: '≥ 3300',
    checkouts: '≥ 700',
  })
  add('memory, after carts and checkouts', loaded, 'MB', '≤ 250')

  console.log('a form with 100,000 answers')
  const filling = await openFilling({ data: small })
  const formId = await fillForm(filling, 100_000)
  await filling.close()
  const answering = await startServer({ data: small })
  try {
    add('form: whole submissions, 16 at once', ...(await submissions(answering, formId, seconds)), '≥ 800')
    add('form: open the inbox', ...(await inboxOpen(answering, formId)), '≤ 50')
  } finally {
    await answering.stop()
  }

  await measurePagesDrawn()

  if (!process.argv.includes('--quick')) {
    await measureLargeImports()
    console.log('100,000 people who wait')
    await measureRestock(folder, add)
    console.log('100,000 subscriptions that are due')
    await measureSubscriptions(folder, add)
    await measureVisitors()
    await measureEvents()
    await measureLargeShop()
    await measureManyPosts()
    await measureYearReports()
    console.log('100,000 products')
    const many = join(folder, 'many')
    await measureShop('100,000 products', await fill({ data: many, products: 100_000, variants: 3, sites: 1 }), many)
    console.log('1,000 sites')
    const sites = join(folder, 'sites')
    await measureShop('1,000 sites', await fill({ data: sites, products: 20, variants: 3, sites: 1000 }), sites)
  }
}

/** Measures pages that the page cache does not have. */
async function measurePagesDrawn() {
  console.log('1,000 products with pictures')
  mkdirSync(folder, { recursive: true })
  await measureRendering(folder, add)
}

/** Measures imports of a hundred thousand lines. */
async function measureLargeImports() {
  console.log('imports')
  mkdirSync(folder, { recursive: true })
  await measureImports(folder, Number(process.env.BENCH_ROWS ?? 100_000), add)
}

/** Measures the studio of a shop with many orders, submissions and pages. */
async function measureLargeShop() {
  console.log('200,000 orders, 100,000 submissions, 10,000 pages')
  mkdirSync(folder, { recursive: true })
  await measureBusyShop(folder, add)
}

/** Measures reports over a year with a million orders. */
async function measureYearReports() {
  console.log('1,000,000 orders')
  mkdirSync(folder, { recursive: true })
  await measureReports(folder, Number(process.env.BENCH_ORDERS ?? 1_000_000), add)
}

/** Measures what visits cost, and how fast they are shown. */
async function measureVisitors() {
  console.log('visits')
  mkdirSync(folder, { recursive: true })
  await measureVisits(folder, seconds, add)
}

/** Measures how fast events reach a webhook. */
async function measureEvents() {
  console.log('webhooks')
  mkdirSync(folder, { recursive: true })
  await measureWebhooks(folder, add)
}

/** Measures the pages and the search of a site with many posts. */
async function measureManyPosts() {
  console.log('100,000 posts')
  mkdirSync(folder, { recursive: true })
  await measureManyItems(folder, Number(process.env.BENCH_ITEMS ?? 100_000), add)
}

/** Measures one part alone and prints it; the report of all parts is not changed. */
async function measureOne(measure) {
  await measure()
  printTable({ versions: versions(), results })
}

try {
  if (process.argv.includes('--imports')) await measureOne(measureLargeImports)
  else if (process.argv.includes('--rendering')) await measureOne(measurePagesDrawn)
  else if (process.argv.includes('--busy')) await measureOne(measureLargeShop)
  else if (process.argv.includes('--items')) await measureOne(measureManyPosts)
  else if (process.argv.includes('--reports')) await measureOne(measureYearReports)
  else if (process.argv.includes('--mixed')) await measureOne(() => measureMixed(join(folder, 'mixed'), add))
  else if (process.argv.includes('--visits')) await measureOne(measureVisitors)
  else if (process.argv.includes('--webhooks')) await measureOne(measureEvents)
  else if (process.argv.includes('--editor')) await measureOne(() => measurePageEditor(add))
  else await measureAll()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll() {
  const only = process.argv.includes('--pages')
  if (!only) await measureServer()
  console.log('the page editor')
  await measurePageEditor(add)
  console.log('pages of the demo on a slow phone')
  const pages = await measurePages()
  const report = { at: new Date().toISOString(), seconds, versions: versions(), results, pages }
  mkdirSync(join(import.meta.dirname, 'results'), { recursive: true })
  writeFileSync(join(import.meta.dirname, 'results', 'latest.json'), `${JSON.stringify(report, null, 2)}\n`)
  printTable(report)
  printScores(pages)
}
