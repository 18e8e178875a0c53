import { statSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { buying } from './buying.mjs'
import { fill } from './fill.mjs'
import { openFilling } from './filling.mjs'
import { signIn } from './restock.mjs'
import { startServer } from './server.mjs'
import { usageOf } from './usage.mjs'

const DAYS = 365
const PAGES = 1_000
/** Hits a second beside which checkouts are measured. */
const HITS_BESIDE = 500
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0'

/** Hits that one process takes, what they cost buyers, and how fast a year of them is shown. */
export async function measureVisits(folder, seconds, add) {
  const data = join(folder, 'visits')
  const shop = await fill({ data, products: 20, variants: 3, sites: 1 })
  const server = await startServer({ data })
  try {
    // The first ones compile the code.
    await buying.checkouts(server, shop, seconds)
    const [cpuAlone, alone] = await withCpu(server, () => buying.checkouts(server, shop, seconds))
    const [cpuOfHits, [taken, words, count]] = await withCpu(server, () => hits(server, shop, seconds))
    add('visits: hits taken by one process', taken, words, '≥ 20000')
    // Compared to that of other versions: the rate depends on what else the machine does.
    const microseconds = (cpu, hitCount) => Math.round((cpu * 1e6) / hitCount)
    add('visits: time for a hit', microseconds(cpuOfHits.all, count), 'µs of CPU')
    add('visits: time for a hit in the main thread', microseconds(cpuOfHits.main, count), 'µs of CPU')
    // A steady stream, as of a large shop at its best hour.
    const steady = () => hits(server, shop, seconds, { overallRate: HITS_BESIDE })
    const [cpuOfSteady, [, , steadyCount]] = await withCpu(server, steady)
    const [cpuBeside, [beside, [, , countBeside]]] = await withCpu(server, () =>
      Promise.all([buying.checkouts(server, shop, seconds), steady()]),
    )
    add('visits: checkouts alone', alone[0], alone[1])
    add(`visits: checkouts beside ${HITS_BESIDE} hits a second`, beside[0], beside[1])
    // Checkouts lose what hits take of the thread that serves both.
    const share = (cpuOfSteady.main * HITS_BESIDE) / steadyCount
    add(`visits: what ${HITS_BESIDE} hits a second take of the main thread`, Math.round(share * 1000) / 10, '%', '≤ 10')
    // What is left of the processor once the hits have theirs: on a busy machine it says more than the rate.
    const cpuLeft = cpuBeside.main - (countBeside * cpuOfSteady.main) / steadyCount
    const milliseconds = (cpu, [rate]) => Math.round((cpu * 1e5) / (rate * seconds)) / 100
    add('visits: a checkout alone', milliseconds(cpuAlone.main, alone), 'ms of CPU')
    add('visits: a checkout beside hits', milliseconds(cpuLeft, beside), 'ms of CPU, without theirs')
  } finally {
    await server.stop()
  }
  const filling = await openFilling({ data, file: 'analytics.db' })
  await filling.insert('analytics_texts', texts())
  await filling.insert('analytics_days', days())
  await filling.run(
    `insert into analytics_months (site, kind, month, text, visitors, visits, views, bounces, seconds)
      select site, kind, day / 100, text, sum(visitors), sum(visits), sum(views), sum(bounces), sum(seconds)
      from analytics_days where day < 20260101 group by site, kind, day / 100, text`,
  )
  await filling.settle()
  await filling.close()
  add(
    'visits: file of a year with 1,000 pages a day',
    Math.round(statSync(join(data, 'analytics.db')).size / 1e6),
    'MB',
  )
  const later = await startServer({ data })
  try {
    const owner = await signIn(later)
    for (const [name, path] of Object.entries(paths))
      add(`visits: ${name} of a year`, await median(() => ask(later, owner, path)), 'ms', '≤ 100')
  } finally {
    await later.stop()
  }
}

/** What a server does, with the CPU seconds that it takes: all of its threads, and the main thread. */
async function withCpu(server, work) {
  const before = usageOf(server.pid)
  const result = await work()
  const after = usageOf(server.pid)
  return [{ all: after.cpu - before.cpu, main: after.cpuOfMain - before.cpuOfMain }, result]
}

const YEAR = 'from=2025-01-01&to=2025-12-31'
const paths = { sums: `?${YEAR}&step=month`, pages: `/table?${YEAR}&kind=page` }

async function hits(server, shop, duration, more = {}) {
  let turn = 0
  const request = {
    method: 'POST',
    path: '/api/census/RecordHit',
    setupRequest(one) {
      turn += 1
      const data = JSON.stringify({ url: `/page-${turn % 200}`, referrer: 'https://www.google.com/' })
      const headers = {
        ...{ host: shop.host, 'content-type': 'application/x-www-form-urlencoded' },
        'user-agent': `${AGENT}.${turn % 1_000} Safari/537.36`,
      }
      return { ...one, headers, body: new URLSearchParams({ event: 'View', data }).toString() }
    },
  }
  const result = await autocannon({ url: server.url, connections: 32, duration, requests: [request], ...more })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} hits were refused.`)
  const { requests, latency } = result
  return [Math.round(requests.average), `/s (p50 ${latency.p50} ms, p99 ${latency.p99} ms)`, requests.total]
}

async function ask(server, { cookie }, path) {
  const reply = await fetch(`${server.url}/api/owner/analytics${path}`, { headers: { cookie } })
  if (!reply.ok) throw new Error(`The visits were not read: ${await reply.text()}`)
  return reply.json()
}

async function median(work) {
  const times = []
  for (let round = 0; round < 9; round += 1) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return Math.round(times.sort((one, other) => one - other)[4] * 10) / 10
}

const FIRST_TEXT = 1_000_000

function* texts() {
  for (let page = 0; page < PAGES; page += 1)
    yield { id: FIRST_TEXT + page, site: 1, text: `/one-of-many-pages/${page}` }
}

/** The sums of a year with 100 million views. */
function* days() {
  const sums = { visitors: 50_000, visits: 80_000, views: 274_000, bounces: 20_000, seconds: 9_000_000 }
  for (let day = 0; day < DAYS; day += 1) {
    const stored = Number(new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10).replaceAll('-', ''))
    yield { site: 1, kind: 'all', day: stored, text: 0, ...sums }
    for (let page = 0; page < PAGES; page += 1)
      yield { site: 1, kind: 'page', day: stored, text: FIRST_TEXT + page, ...sums, views: 274 + page, visits: 0 }
  }
}
