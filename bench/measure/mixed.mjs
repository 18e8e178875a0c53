import { setTimeout as sleep } from 'node:timers/promises'
import { buyOnce } from './buy-once.mjs'
import { fill } from './fill.mjs'
import { fillForm } from './fill-form.mjs'
import { openFilling } from './filling.mjs'
import { wordsAt } from './import-files.mjs'
import { openBrowser, openOwnerBrowser } from './owner-browser.mjs'
import { memoryOf, startServer } from './server.mjs'
import { usageOf } from './usage.mjs'

const PRODUCTS = 200
const SECOND = 1000
const MINUTE = 60 * SECOND
const READ_EVERY = 30 * SECOND
/** Of the whole time, the part in which caches fill and code is compiled. */
const WARM_UP = 0.3
const AIM = '≤ 250'
const METRICS_TOKEN = 'a token for the benchmark'

/**
 * Measures the memory of one server on which visitors look, search, buy and send forms while its owner edits a page,
 * all at once and as fast as it answers. `BENCH_MINUTES` says for how long.
 * @param folder where the shop's data is kept
 * @param add takes name, value, unit and aim
 */
export async function measureMixed(folder, add) {
  const minutes = Number(process.env.BENCH_MINUTES ?? 10)
  const shop = await fill({ data: folder, products: PRODUCTS, variants: 3, sites: 1 })
  const filling = await openFilling({ data: folder })
  const formId = await fillForm(filling, 1000)
  await filling.close()
  const server = await startServer({ data: folder, env: { METRICS_TOKEN } })
  try {
    const end = Date.now() + minutes * MINUTE
    const counts = {}
    const running = Object.entries(await workers(server, shop, formId)).map(([name, { times = 1, work }]) =>
      Array.from({ length: times }, (_, index) => repeat(name, work, index)),
    )
    const readings = [memoryOf(server.pid)]
    const read = async () => {
      while (Date.now() < end) {
        await sleep(Math.min(READ_EVERY, end - Date.now()))
        readings.push(memoryOf(server.pid))
        const { heap, external } = await memoryOfNode(server)
        const parts = `${heap} MB of it JavaScript, ${external} MB buffers`
        console.log(`  ${readings.length - 1} × ${READ_EVERY / SECOND} s: ${readings.at(-1)} MB, ${parts}`)
      }
    }
    await Promise.all([read(), ...running.flat()])
    const settled = readings.slice(Math.ceil(readings.length * WARM_UP))
    add('mixed load: memory after the warm-up', Math.round(mean(settled)), `MB (${settled.join(', ')})`, AIM)
    add('mixed load: memory at most', usageOf(server.pid).megabytes, 'MB', '≤ 300')
    add('mixed load: growth after the warm-up', growth(settled), 'MB a minute', '≤ 1')
    for (const [name, count] of Object.entries(counts)) {
      add(`mixed load: ${name}`, Math.round((count * SECOND) / (minutes * MINUTE)), '/s')
    }

    async function repeat(name, work, index) {
      counts[name] ??= 0
      for (let round = index; Date.now() < end; round += 7) {
        await work(round)
        counts[name] += 1
      }
    }
  } finally {
    await server.stop()
  }
}

/** What is done at the same time, each again and again; it takes the number of the round. */
async function workers(server, shop, formId) {
  const visitor = await openBrowser(server)
  const owner = await openOwnerBrowser(server)
  const edit = await pageEditor(owner)
  const open = async (path, expected = 200) => {
    const reply = await fetch(server.url + path)
    await reply.text()
    if (reply.status !== expected) throw new Error(`${path}: ${reply.status}`)
  }
  return {
    'cached pages': { times: 2, work: (round) => open(`/shop/p/product-${round % 10}`) },
    'pages of all products': { work: (round) => open(`/shop/p/product-${(round * 31) % PRODUCTS}`) },
    'pages that are not there': { work: (round) => open(`/not-there-${round}`, 404) },
    searches: { work: (round) => open(`/search?q=${wordsAt(round, 1)}`) },
    // Filters are never cached.
    'uncached pages': { work: (round) => open(`/shop?price-from=${round % 50}`) },
    orders: {
      times: 2,
      work: async (round) => buyOnce(await openBrowser(server), shop.variants[round % shop.variants.length]),
    },
    submissions: {
      work: async (round) => {
        const { key } = await visitor('POST', '/api/form/FormSubmissionKey')
        const form = JSON.stringify({ 'field-0': 'Ada', 'field-1': 'ada@example.com', 'field-2': wordsAt(round, 9) })
        await visitor('POST', '/api/form/SaveFormSubmission', { form, key, formId, pagePath: '/contact' })
      },
    },
    'published pages': {
      work: async (round) => {
        await edit(round)
        await sleep(SECOND)
      },
    },
    'lists of orders': {
      work: async () => {
        await owner('GET', '/api/owner/orders')
        await owner('GET', '/api/owner/home?days=90')
        await sleep(SECOND / 4)
      },
    },
  }
}

/** Makes a page of the owner. @returns a function that changes it and publishes the change */
async function pageEditor(owner) {
  const { pageId } = await owner('POST', '/api/owner/pages', { title: 'Edited' })
  const path = `/api/owner/pages/${pageId}/draft`
  let { content, sequence } = await owner('GET', path)
  const section = { id: 'edited', rank: 'a9', anchor: '', phone: 'stacked' }
  let before
  return async (round) => {
    const operations = before === undefined ? [{ path: ['sections', section.id], after: section }] : []
    const after = {
      ...{ id: 'words', sectionId: section.id, rank: 'a0', type: 'text' },
      desktop: { row: 1, column: 1, rows: 2, columns: 8, layer: 0 },
      ...{ phone: null, hidden: 'never', isSticky: false, align: { x: 'stretch', y: 'start' } },
      settings: { html: `<h2>Round ${round}</h2><p>${wordsAt(round, 40)}</p>`, size: 'regular' },
    }
    operations.push({ path: ['blocks', after.id], ...(before && { before }), after })
    const step = { id: `round-${round}-${Date.now()}`, label: 'Write', undoes: null, operations }
    ;({ sequence } = await owner('POST', `${path}/steps`, { after: sequence, steps: [step] }))
    await owner('POST', `/api/owner/pages/${pageId}/publish`, { sequence })
    ;({ content, sequence } = await owner('GET', path))
    before = content.blocks[after.id]
  }
}

/** What of a server's memory JavaScript uses, and buffers outside of it, in megabytes. */
async function memoryOfNode(server) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text()
  const read = (name) => Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)[1]) / 2 ** 20)
  return { heap: read('nodejs_heap_size_used_bytes'), external: read('nodejs_external_memory_bytes') }
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The slope of the straight line that is nearest to the readings, in megabytes a minute. */
function growth(readings) {
  const middle = (readings.length - 1) / 2
  const average = mean(readings)
  const rise = readings.reduce((sum, value, index) => sum + (index - middle) * (value - average), 0)
  const run = readings.reduce((sum, _, index) => sum + (index - middle) ** 2, 0)
  return run === 0 ? 0 : Math.round((rise / run) * (MINUTE / READ_EVERY) * 100) / 100
}
