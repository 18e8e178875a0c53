import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { hashOf } from '#server/identifiers.ts'
import { add, pay } from '#server/testing/buy.ts'
import { storedEmails } from '#server/testing/stored-emails.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import { isOfWords } from '#server/testing/word-tables.ts'
import type { Website } from '#server/websites/website.ts'
import { addCartEntryCall, getCartCall } from '#shared/cart/api.ts'
import { pathOf } from '#shared/http/call.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { buildFullShop, type FullShop } from './build-full-shop.ts'
import { fillPath, nameOf } from './fill-path.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '1000000' })
const { database } = app.services
const ROUNDS_OF_THE_SECOND = 12
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

let mine: FullShop
let others: FullShop[]
let foreignIds: string[]

beforeAll(async () => {
  const canaries = ['attacker', 'canaryblue', 'canaryred']
  const shops: FullShop[] = []
  for (const canary of canaries) shops.push(await buildFullShop(app, canary))
  ;[mine, ...others] = shops as [FullShop, ...FullShop[]]
  foreignIds = await idsOf(others[0]!.website)
})

async function tenantTables() {
  const tables = await database.introspection.getTables()
  return tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'website_id'))
    .map(({ name }) => name)
    .filter((name) => !isOfWords(name))
}

const rowsOf = async (table: string, website: Website) =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(table)} where website_id = ${website.id}`.execute(
      database,
    )
  ).rows

/** One id from each column that has any. */
async function idsOf(website: Website): Promise<string[]> {
  const ids = new Map<string, string>()
  for (const table of await tenantTables()) {
    for (const row of await rowsOf(table, website)) {
      for (const [column, value] of Object.entries(row)) {
        if (column !== 'website_id' && typeof value === 'string' && ID.test(value)) ids.set(`${table}.${column}`, value)
      }
    }
  }
  return [...new Set(ids.values())]
}

/** The values that identify everything of the other shops, by table. */
async function belongings(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const markOf = (rows: readonly unknown[]) =>
    hashOf(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join(),
    )
  for (const { website } of others) {
    for (const table of await tenantTables()) {
      found[`${website.slug} ${table}`] = markOf(await rowsOf(table, website))
    }
    const { rows } = await sql`select * from websites where id = ${website.id}`.execute(database)
    found[`${website.slug} websites`] = markOf(rows)
  }
  const people = sql`select user_id from staff where website_id <> ${mine.website.id}`
  for (const [table, column] of [
    ['users', 'id'],
    ['sessions', 'user_id'],
  ] as const) {
    const { rows } = await sql`select * from ${sql.table(table)} where ${sql.ref(column)} in (${people})`.execute(
      database,
    )
    found[table] = markOf(rows.map((row) => ({ ...(row as object), last_seen_at: 0 })))
  }
  return found
}

function expectNothingForeign(answer: LightMyRequestResponse, what: string): void {
  const text = `${answer.body} ${JSON.stringify(answer.headers)}`
  expect(text, what).not.toMatch(/canary(blue|red)/i)
  expect(answer.statusCode, what).toBeLessThan(500)
}

/** A body with another shop's ids for every id. */
function withForeignIds(value: unknown, pick: () => string): unknown {
  if (typeof value === 'string') return /^[0-9a-zA-Z-]{8,64}$/.test(value) ? pick() : value
  if (Array.isArray(value)) return value.map((one) => withForeignIds(one, pick))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withForeignIds(one, pick)]))
}

test('there is something to steal in every table', async () => {
  const empty: string[] = []
  for (const table of await tenantTables())
    if ((await rowsOf(table, others[0]!.website)).length === 0) empty.push(table)
  expect(empty).toEqual([])
  expect(foreignIds.length).toBeGreaterThan(12)
  const [blue] = others
  expect((await blue!.owner.request('GET', '/api/owner/orders')).body).toContain('canaryblue')
})

test('no call of one shop reads or changes anything of another, whatever ids it names', async () => {
  const before = await belongings()
  // Every id at every place once: a second database gets the same statements, and only some of the ids.
  const mostRounds = process.env.TEST_DATABASE_URL ? ROUNDS_OF_THE_SECOND : foreignIds.length
  let turn = 0
  const pick = () => foreignIds[turn++ % foreignIds.length]!
  const cookies = new Map([...mine.owner.cookies, ...mine.visitor.cookies])
  for (const contract of app.services.gates.contracts) {
    // A call that ends the session is tried with a session of its own.
    if (contract.path === '/api/sign-in') continue
    const rounds = contract.parameters || contract.query || contract.body ? mostRounds : 1
    const bodies = contract.body ? fc.sample(arbitraryOf(contract.body), { numRuns: rounds, seed: 7 }) : []
    const queries = contract.query ? fc.sample(arbitraryOf(contract.query), { numRuns: rounds, seed: 7 }) : []
    for (let round = 0; round < rounds; round += 1) {
      const first = turn
      const query = withForeignIds(queries[round], pick)
      const url = pathOf({ ...contract, path: fillPath(contract, pick) as '/' }, { query })
      const body = withForeignIds(bodies[round], pick)
      // Bad input is tried elsewhere: without an id of the others, a call is sent in the first round alone.
      if (turn === first && round > 0) continue
      for (const [name, value] of cookies) mine.owner.cookies.set(name, value)
      const payload = body === undefined ? undefined : JSON.stringify(body)
      const headers: Record<string, string> = payload === undefined ? {} : { 'content-type': 'application/json' }
      expectNothingForeign(
        await mine.owner.request(contract.method, url, payload, headers),
        `${nameOf(contract)} ${url}`,
      )
    }
  }
  expect(await belongings()).toEqual(before)
  // Some thousand requests: far more than what a busy machine needs.
}, 300_000)

test('a foreign product cannot be put into a cart, nor a foreign cart be read or bought', async () => {
  const before = await belongings()
  for (const { item, visitor } of others) {
    const thief = app.visitor(mine.website)
    expect((await add(thief, item)).status).toBe(404)
    thief.cookies.set('CART', visitor.cookies.get('CART')!)
    expect((await thief.call(getCartCall, {})).body.entries).toEqual([])
    expect((await pay(thief, { expectedTotalCents: 2500 })).code).toBe('cart-empty')
    await thief.call(addCartEntryCall, { body: { ...mine.item, quantity: 1 } })
  }
  expect(await belongings()).toEqual(before)
})

test.each(['host', 'session'] as const)('a session opens no other shop, by its %s', async (way) => {
  for (const { website, owner } of others) {
    const send = (url: string) => {
      if (way === 'host') return mine.owner.request('GET', url, undefined, { host: `${website.slug}.localhost` })
      const cookie = `session=${owner.cookies.get('session')}`
      return app.visitor(mine.website).request('GET', url, undefined, { cookie })
    }
    for (const contract of app.services.gates.contracts) {
      if (contract.method !== 'GET' || contract.access === 'public') continue
      const answer = await send(fillPath(contract, () => foreignIds[0]!))
      expect([nameOf(contract), answer.statusCode]).toEqual([nameOf(contract), 401])
    }
    expect((await send('/api/sign-in')).json().staff).toBeNull()
  }
})

test('pages, pictures and order links of another shop lead nowhere, kept or not', async () => {
  const visitor: Browser = app.visitor(mine.website)
  for (const { product, orderUrl, canary } of others) {
    const picture = product.pictures[0]!.assetUrl
    for (const url of [`/shop/p/${product.urlId}`, orderUrl, `${orderUrl}&x=1`, picture, `/search?q=${canary}`]) {
      const answer = await visitor.request('GET', url)
      // A search repeats its own text, and nothing else.
      if (!url.startsWith('/search'))
        expectNothingForeign({ ...answer, body: answer.body.replaceAll(url, '') } as never, url)
      else expect(answer.body).not.toContain(`${canary} mug`)
    }
  }
})

test('work that names another shop’s things finds none of them', async () => {
  const before = await belongings()
  for (const { website } of others) {
    for (const row of await database.selectFrom('jobs').selectAll().where('website_id', '=', website.id).execute()) {
      await database
        .insertInto('jobs')
        .values({ ...row, website_id: mine.website.id, state: 'waiting', run_at: 1, progress: null, unique_key: null })
        .execute()
    }
  }
  await app.runJobs()
  expect(await belongings()).toEqual(before)
  const emails = await storedEmails(database, mine.website.id)
  expect(JSON.stringify(emails)).not.toMatch(/canary/)
})
