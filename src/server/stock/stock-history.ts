import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import type { StockEntry } from '#shared/stock/schema.ts'

const PAGE_SIZE = 50

/** The history of a variant's stock, newest first. */
export async function listStockHistory(
  scope: Scope,
  variantId: string,
  afterText?: string,
): Promise<{ entries: StockEntry[]; next: string | null }> {
  const after = readCursor(afterText, 'number')
  const rows = await scope.database
    .selectFrom('stock_changes as entry')
    .leftJoin('users', 'users.id', 'entry.user_id')
    .select(['entry.id', 'entry.at', 'entry.change', 'entry.left_over', 'entry.reason', 'entry.about_id', 'users.name'])
    .where('entry.website_id', '=', scope.websiteId)
    .where('entry.variant_id', '=', variantId)
    .$if(after !== null, (some) =>
      some.where((where) => where(where.refTuple('entry.at', 'entry.id'), '<', where.tuple(after!.value, after!.id))),
    )
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1)! : null
  return {
    entries: page.map((row) => ({
      id: row.id,
      at: row.at,
      change: row.change,
      leftOver: row.left_over,
      reason: row.reason,
      aboutId: row.about_id,
      by: row.name ?? '',
    })),
    next: last && writeCursor({ value: last.at, id: last.id }),
  }
}
