import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { jsonRows, numberAt } from './json-rows.ts'
import type { AnalyticsDatabase } from './tables.ts'

/** Sites and texts whose numbers are remembered; the others are looked up again. */
const REMEMBERED = 50_000

/** Remembers the numbers of sites and texts over the batches of one process. */
export interface NumberKeeper {
  /**
   * Finds the numbers of sites, and gives new ones to those without.
   * @param database a transaction that no other writes beside
   */
  sites(database: AnalyticsDatabase, websiteIds: ReadonlySet<string>): Promise<ReadonlyMap<string, number>>
  /** The same for texts of sites, by `textKey`. */
  texts(database: AnalyticsDatabase, texts: ReadonlyMap<string, SiteText>): Promise<ReadonlyMap<string, number>>
  /** Keeps what a transaction found, once it is stored. */
  keep(found: { readonly sites: ReadonlyMap<string, number>; readonly texts: ReadonlyMap<string, number> }): void
}

export interface SiteText {
  readonly site: number
  readonly text: string
}

export const textKey = ({ site, text }: SiteText): string => `${site} ${text}`

export function createNumberKeeper(): NumberKeeper {
  const known = new LRUCache<string, number>({ max: REMEMBERED })
  const siteKey = (websiteId: string) => `site ${websiteId}`

  return {
    async sites(database, websiteIds) {
      const found = new Map<string, number>()
      for (const websiteId of websiteIds) {
        const site = known.get(siteKey(websiteId)) ?? (await numberOfSite(database, websiteId))
        found.set(websiteId, site)
      }
      return found
    },
    async texts(database, texts) {
      const found = new Map<string, number>()
      const unknown: SiteText[] = []
      for (const [key, text] of texts) {
        const number = text.text === '' ? 0 : known.get(key)
        if (number === undefined) unknown.push(text)
        else found.set(key, number)
      }
      if (unknown.length > 0) for (const [key, id] of await numberTexts(database, unknown)) found.set(key, id)
      return found
    },
    keep({ sites, texts }) {
      for (const [websiteId, site] of sites) known.set(siteKey(websiteId), site)
      for (const [key, id] of texts) known.set(key, id)
    },
  }
}

async function numberOfSite(database: AnalyticsDatabase, websiteId: string): Promise<number> {
  const row = await database
    .selectFrom('analytics_sites')
    .select('site')
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  if (row) return row.site
  const { last } = await database
    .selectFrom('analytics_sites')
    .select((select) => select.fn.coalesce(select.fn.max('site'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  // PostgreSQL answers the maximum as text.
  const site = Number(last) + 1
  await database.insertInto('analytics_sites').values({ website_id: websiteId, site }).execute()
  return site
}

/** The texts of many rows with their numbers, by `textKey`; new ones get the next numbers. */
async function numberTexts(database: AnalyticsDatabase, texts: readonly SiteText[]): Promise<Map<string, number>> {
  const found = await findTexts(database, texts)
  const fresh = texts.filter((text) => !found.has(textKey(text)))
  if (fresh.length === 0) return found
  const { last } = await database
    .selectFrom('analytics_texts')
    .select((select) => select.fn.coalesce(select.fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  const rows = fresh.map(({ site, text }, index) => [Number(last) + 1 + index, site, text] as const)
  await sql`insert into analytics_texts (id, site, text)
    select ${numberAt(0)}, ${numberAt(1)}, given.value ->> 2 from ${jsonRows(database, rows)}`.execute(database)
  for (const [id, site, text] of rows) found.set(textKey({ site, text }), id)
  return found
}

async function findTexts(database: AnalyticsDatabase, texts: readonly SiteText[]): Promise<Map<string, number>> {
  const given = jsonRows(
    database,
    texts.map(({ site, text }) => [site, text]),
  )
  const { rows } = await sql<SiteText & { id: number }>`select analytics_texts.* from ${given}
    join analytics_texts on site = ${numberAt(0)} and text = given.value ->> 1`.execute(database)
  return new Map(rows.map((row) => [textKey(row), row.id]))
}
