import { type Selectable, sql } from 'kysely'
import { inPieces } from '#server/database/in-pieces.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { readParts } from '#server/stock-locations/part-store.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import type { listCountLinesCall } from '#shared/stock-counts/api.ts'
import type { Count, CountLine } from '#shared/stock-counts/schema.ts'
import { sumOf } from '#shared/stock-locations/rules.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import type { CountTables } from './tables.ts'

const PAGE_SIZE = 100

export type CountLineRow = Selectable<CountTables['stock_count_lines']>
type Filters = Omit<QueryOf<typeof listCountLinesCall>, 'after'>

/** One page of the lines of a count, in their order. */
export async function listCountLines(
  scope: Scope,
  count: Count,
  { after, ...filters }: QueryOf<typeof listCountLinesCall>,
): Promise<{ lines: CountLine[]; next: string | null }> {
  const start = readCursor(after, 'number')?.value ?? -1
  const rows = await readLines(scope, count.id, filters, start, PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1)! : null
  return {
    lines: await toLines(scope, count, page),
    next: last && writeCursor({ value: last.position, id: last.variant_id }),
  }
}

/** Lines of a count after a position, with the filters of its list. */
export function readLines(
  { database, websiteId }: Scope,
  countId: string,
  { show, search = '', sku }: Filters,
  after: number,
  most: number,
): Promise<CountLineRow[]> {
  const escaped = search.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return database
    .selectFrom('stock_count_lines')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('count_id', '=', countId)
    .where('position', '>', after)
    .$if(show === 'uncounted', (some) => some.where('counted', 'is', null))
    .$if(show === 'counted', (some) => some.where('counted', 'is not', null))
    .$if(show === 'different', (some) => some.whereRef('counted', '<>', 'expected'))
    .$if(sku !== undefined, (some) => some.where(sql`lower(sku)`, '=', sku!.toLowerCase()))
    .$if(search !== '', (some) =>
      some.where(({ or }) =>
        or([
          sql<boolean>`lower(title) like ${`%${escaped}%`} escape '\\'`,
          sql<boolean>`lower(sku) like ${`${escaped}%`} escape '\\'`,
        ]),
      ),
    )
    .orderBy('position')
    .limit(most)
    .execute()
}

/** Lines as they are shown: with what is there now, before they are counted, unless the count is blind. */
export async function toLines(scope: Scope, count: Count, rows: readonly CountLineRow[]): Promise<CountLine[]> {
  const isShown = count.state === 'open' && !count.isBlind
  const waiting = isShown ? rows.filter((row) => row.counted === null).map((row) => row.variant_id) : []
  const present = await presentAt(scope, count.locationId, waiting)
  return rows.map((row) => ({
    variantId: row.variant_id,
    title: row.title,
    sku: row.sku,
    counted: row.counted,
    expected: row.counted === null ? (present.get(row.variant_id) ?? null) : row.expected,
    countedAt: row.counted_at,
    countedBy: row.counted_by,
  }))
}

/** What is at a location now, of the variants that are tracked. */
async function presentAt(
  scope: Scope,
  locationId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const present = new Map<string, number>()
  for (const ids of inPieces(variantIds)) {
    const rows = await scope.database
      .selectFrom('variants')
      .select(['id', 'qty_in_stock'])
      .where('website_id', '=', scope.websiteId)
      .where('id', 'in', ids)
      .where('unlimited', '=', 0)
      .execute()
    const parts = await readParts(scope, ids)
    for (const { id, qty_in_stock } of rows) {
      const others = parts.get(id) ?? []
      const atMain = qty_in_stock - sumOf(others.filter(({ sellsOnline }) => sellsOnline))
      const part = others.find((one) => one.locationId === locationId)?.quantity ?? 0
      present.set(id, locationId === MAIN_LOCATION_ID ? atMain : part)
    }
  }
  return present
}
