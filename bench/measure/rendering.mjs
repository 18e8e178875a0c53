import { join } from 'node:path'
import { fill } from './fill.mjs'
import { openOwnerBrowser } from './owner-browser.mjs'
import { requestEach } from './page-client.mjs'
import { memoryOf, startServer } from './server.mjs'

const PRODUCTS = 1_000
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 8)
const withoutPageCache = { PAGE_CACHE_MEGABYTES: '0' }

/** Orders, views, filters and pages of the store: 80 different lists. */
function listPaths(shop) {
  const sorts = ['', 'sort=newest', 'sort=price-low', 'sort=title']
  const filters = ['', 'in-stock=1', 'option.Glaze=Glaze+1', 'price-from=20&price-to=40', 'price-to=50']
  const lists = sorts.flatMap((sort) => filters.flatMap((filter) => [1, 2, 3, 4].map((page) => [sort, filter, page])))
  return lists.map(([sort, filter, page]) => {
    const query = [sort, filter, page > 1 && `page=${page}`].filter(Boolean).join('&')
    return query ? `${shop.storePath}?${query}` : shop.storePath
  })
}

/**
 * Measures pages that are not in the page cache, in a shop of a thousand products with pictures and categories: pages
 * that were drawn before in the same version of the website, and each page once after a change elsewhere.
 * @param add takes name, value, unit and aim
 */
export async function measureRendering(folder, add) {
  const data = join(folder, 'rendering')
  const shop = await fill({ data, products: PRODUCTS, variants: 3, sites: 1, withPictures: true })
  const products = Array.from({ length: PRODUCTS }, (_, number) => `/shop/p/product-${number}`)
  const lists = listPaths(shop)

  const plain = await startServer({ data, env: withoutPageCache })
  try {
    const again = async (name, paths, aim) => {
      const measured = []
      const some = repeat(paths, PRODUCTS)
      for (let round = 0; round < ROUNDS + 2; round += 1) measured.push(await requestEach(plain, shop, some))
      // The first rounds draw, and compile.
      report(name, measured.slice(2), some.length, aim)
    }
    await again('product pages, drawn before', products, '≥ 3000')
    await again('store page, drawn before', [shop.storePath], '≥ 3000')
    await again('lists with filters, drawn before', lists)
    add('memory, after pages that are not cached', memoryOf(plain.pid), 'MB', '≤ 250')
  } finally {
    await plain.stop()
  }

  const usual = await startServer({ data })
  try {
    const owner = await openOwnerBrowser(usual)
    const after = async (name, paths, aim) => {
      const measured = []
      for (let round = 0; round < ROUNDS + 2; round += 1) {
        await changeSomething(owner, `${name}-${round}`)
        measured.push(await requestEach(usual, shop, paths))
      }
      report(name, measured.slice(2), paths.length, aim)
    }
    await after('product pages, first view after a change', products)
    await after('lists with filters, first view after a change', lists)
    const cached = []
    const often = repeat(products.slice(0, 100), PRODUCTS)
    for (let round = 0; round < ROUNDS + 2; round += 1) cached.push(await requestEach(usual, shop, often))
    report('product pages, cached', cached.slice(2), PRODUCTS, '≥ 20000')
    add('memory, after changes', memoryOf(usual.pid), 'MB', '≤ 250')
  } finally {
    await usual.stop()
  }

  function report(name, measured, count, aim) {
    const middle = (of) => measured.map(of).sort((one, other) => one - other)[measured.length >> 1]
    const cpu = measured.reduce((sum, one) => sum + one.cpu, 0) / (measured.length * count)
    const [rate, slowest] = [middle((one) => count / one.seconds), middle((one) => one.slowest)]
    const size = Math.round(measured[0].bytes / 1000)
    const unit = `/s (${cpu.toFixed(3)} ms of processor time each, slowest ${Math.round(slowest)} ms, ${size} KB)`
    add(name, Math.round(rate), unit, aim)
  }
}

const repeat = (paths, count) => Array.from({ length: count }, (_, index) => paths[index % paths.length])

/** A change that every page may depend on, and none does. */
async function changeSomething(owner, name) {
  const from = `/${name.replaceAll(/[^a-z0-9]+/g, '-')}`
  await owner('POST', '/api/owner/redirects', { from, to: '/shop' })
}
