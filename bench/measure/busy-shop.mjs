import { setTimeout as sleep } from 'node:timers/promises'
import { fillBusyShop } from './fill-busy-shop.mjs'
import { wordsAt } from './import-files.mjs'
import { importPlaces } from './import-places.mjs'
import { openOwnerBrowser } from './owner-browser.mjs'
import { startServer } from './server.mjs'

const ROUNDS = 15
const METRICS_TOKEN = 'a token for the benchmark'
export const AIM = '≤ 50 ms, stall ≤ 50 ms'
/** The timer that measures the event loop; its own interval is part of what it reports. */
const TIMER_MILLISECONDS = 10

// A buyer and a sender among the rows that `fill-busy-shop.mjs` and `fill-form.mjs` write.
const buyer = `${wordsAt(777, 2).replace(' ', '.')}777`
const sender = `${wordsAt(777 * 3, 2).replace(' ', '.')}777`
const word = wordsAt(777, 1)

/** What owners do in a large shop, as calls. @param formId the form that is saved */
const tasks = (formId) => ({
  'home, 7 days': get('/api/owner/home?days=7'),
  'home, 90 days': get('/api/owner/home?days=90'),
  'orders, newest': get('/api/owner/orders'),
  'orders to fulfill': get('/api/owner/orders?state=open'),
  'orders, awaiting payment': get('/api/owner/orders?paymentState=awaiting'),
  'orders, refunded': get('/api/owner/orders?paymentState=refunded'),
  'orders, pickup and canceled': get('/api/owner/orders?delivery=pickup&state=cancelled'),
  'orders, tests only': get('/api/owner/orders?test=only'),
  'orders, often used carrier': get('/api/owner/orders?carrier=USPS'),
  'orders, rarely used carrier': get('/api/owner/orders?carrier=DHL'),
  'orders, a month': get('/api/owner/orders?from=2025-03-01&to=2025-03-31'),
  'orders, two years': get('/api/owner/orders?from=2024-03-01&to=2026-03-01'),
  'orders, highest total of those to fulfill': get('/api/owner/orders?sort=highest-total&state=open'),
  'order search, an address': get(`/api/owner/orders?search=${buyer}`),
  'order search, a SKU': get('/api/owner/orders?search=p4999'),
  'order search, a frequent word': get('/api/owner/orders?search=ba'),
  'order search, a word of every order': get('/api/owner/orders?search=p'),
  'order search, a number': get('/api/owner/orders?search=150000'),
  'palette, a name': get(`/api/owner/find?text=${buyer}`),
  'inbox of a form': get(`/api/owner/forms/${formId}/submissions`),
  'inbox search, an address': get(`/api/owner/forms/${formId}/submissions?search=${sender}`),
  'inbox search, a frequent word': get(`/api/owner/forms/${formId}/submissions?search=${word}`),
  'inbox search, nothing': get(`/api/owner/forms/${formId}/submissions?search=xyzzy`),
  'list of forms': get('/api/owner/forms'),
  'list of pages': get('/api/owner/pages'),
  'form save': async (owner, round) => {
    const { id, createdAt, updatedAt, ...form } = (await owner('GET', `/api/owner/forms/${formId}`)).form
    const began = performance.now()
    await owner('PUT', `/api/owner/forms/${id}`, { ...form, submitLabel: `Send ${round}` })
    return performance.now() - began
  },
})

/** A task that reads something. */
export const get = (path) => async (owner) => {
  const began = performance.now()
  await owner('GET', path)
  return performance.now() - began
}

/**
 * Measures what owners do in a shop with many orders, submissions and pages: on SQLite in one process, on PostgreSQL
 * in two that take turns. `BENCH_ENGINES` and `BENCH_TASKS` (beginnings of names) choose some of it.
 * @param add takes name, value, unit and aim
 */
export async function measureBusyShop(folder, add) {
  const size = { products: 10_000, orders: 200_000, submissions: 100_000, pages: 10_000 }
  const engines = process.env.BENCH_ENGINES?.split(',') ?? ['sqlite', 'postgres']
  const places = await importPlaces(folder, engines)
  try {
    for (const { engine, emptyShop } of places) {
      const shop = await emptyShop()
      const began = performance.now()
      const formId = await fillBusyShop(shop, size)
      console.log(`  filled on ${engine} in ${Math.round((performance.now() - began) / 1000)} s`)
      await measureTasks(shop, engine, tasks(formId), add)
    }
  } finally {
    for (const place of places) await place.close()
  }
}

/** Measures tasks in a shop that is filled. @param more of the environment of its servers */
export async function measureTasks(shop, engine, tasks, add, more = {}) {
  const count = engine === 'SQLite' ? 1 : 2
  const env = { ...shop.env, ...more, METRICS_TOKEN }
  const servers = []
  for (let started = 0; started < count; started += 1) servers.push(await startServer({ ...shop, env }))
  try {
    const owners = []
    for (const server of servers) owners.push(await openOwnerBrowser(server))
    const chosen = process.env.BENCH_TASKS?.split(',')
    for (const [name, run] of Object.entries(tasks)) {
      if (chosen && !chosen.some((beginning) => name.startsWith(beginning))) continue
      // The first call compiles and caches.
      for (const [index, owner] of owners.entries()) await run(owner, -1, servers[index])
      await longestStall(servers)
      const times = []
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await run(owners[round % count], round, servers[round % count]))
      const stall = await longestStall(servers)
      times.sort((one, other) => one - other)
      const median = Math.round(times[Math.floor(ROUNDS / 2)] * 10) / 10
      const unit = `ms (slowest ${Math.round(times.at(-1))} ms, longest stall ${Math.round(stall)} ms)`
      add(`${engine}: ${name}`, median, unit, run.aim ?? AIM)
    }
  } finally {
    for (const server of servers) await server.stop()
  }
}

/** The longest time since the last call in which a server could do nothing else, in milliseconds. */
async function longestStall(servers) {
  let longest = 0
  for (const server of servers) {
    await sleep(2 * TIMER_MILLISECONDS)
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text()
    const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)[1])
    longest = Math.max(longest, seconds * 1000 - TIMER_MILLISECONDS)
  }
  return longest
}
