import type { Selectable } from 'kysely'
import { idBefore, pageById } from '#server/http/page-by-id.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { readLocations } from '#server/stock-locations/part-store.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { listCountsCall } from '#shared/stock-counts/api.ts'
import type { Count } from '#shared/stock-counts/schema.ts'
import type { CountTables } from './tables.ts'

const PAGE_SIZE = 50

type CountRow = Selectable<CountTables['stock_counts']>

/** One page of the counts, newest first. */
export async function listCounts(
  scope: Scope,
  { state, locationId, after }: QueryOf<typeof listCountsCall>,
): Promise<{ counts: Count[]; next: string | null }> {
  const start = idBefore(after)
  const rows = await scope.database
    .selectFrom('stock_counts')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .$if(state !== undefined, (some) => some.where('state', '=', state!))
    .$if(locationId !== undefined, (some) => some.where('location_id', '=', locationId!))
    .$if(start !== undefined, (some) => some.where('id', '<', start!))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageById(rows, PAGE_SIZE)
  const names = new Map((await readLocations(scope)).map(({ id, name }) => [id, name]))
  return {
    counts: page.map((row) => toCount(row, names)),
    next,
  }
}

/** A count; null when the website has none with that id. */
export async function readCount(scope: Scope, countId: string): Promise<Count | null> {
  const row = await scope.database
    .selectFrom('stock_counts')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', countId)
    .executeTakeFirst()
  if (!row) return null
  return toCount(row, new Map((await readLocations(scope)).map(({ id, name }) => [id, name])))
}

/**
 * Locks a count that is open until the transaction ends, and changes its state, if one is given. Of two people who apply
 * the same count, one is refused.
 */
export async function claimCount(
  scope: ChangeScope,
  countId: string,
  state: 'open' | 'applied' | 'canceled',
): Promise<Result<Count, 'count-not-found' | 'count-closed'>> {
  const { numUpdatedRows } = await scope.database
    .updateTable('stock_counts')
    .set({ state, closed_at: state === 'open' ? null : Date.now() })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', countId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  const count = await readCount(scope, countId)
  if (!count) return fail('count-not-found')
  return numUpdatedRows === 1n ? succeed(count) : fail('count-closed')
}

/** Adds to how many lines of a count were counted, and how many differ. */
export async function tallyCount(
  { database, websiteId }: ChangeScope,
  countId: string,
  { counted, different }: Pick<Count, 'counted' | 'different'>,
): Promise<void> {
  await database
    .updateTable('stock_counts')
    .set((set) => ({
      counted: set('counted', '+', counted),
      different: set('different', '+', different),
    }))
    .where('website_id', '=', websiteId)
    .where('id', '=', countId)
    .execute()
}

const toCount = (row: CountRow, names: ReadonlyMap<string, string>): Count => ({
  id: row.id,
  number: row.number,
  state: row.state,
  locationId: row.location_id,
  location: names.get(row.location_id) ?? row.location_name,
  isBlind: row.is_blind === 1,
  lines: row.lines,
  counted: row.counted,
  different: row.different,
  startedAt: row.started_at,
  startedBy: row.started_by,
  closedAt: row.closed_at,
})
