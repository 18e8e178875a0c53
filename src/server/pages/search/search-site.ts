import { inPieces } from '#server/database/in-pieces.ts'
import { findableItems } from '#server/items/read-found-items.ts'
import { visibleIds } from '#server/products/visible/visible-products.ts'
import type { Scope } from '#server/scope.ts'
import { findAmong } from '#server/search/find.ts'
import type { SiteFindings } from '#server/site/sources.ts'
import { type SearchKind, searchKinds } from '#shared/search/kinds.ts'

/** How many are asked at once whether visitors may see them, where a few are enough. */
const ASKED_AT_ONCE = 50

/**
 * Everything that matches a visitor's search and that the visitor may see.
 * @param isExact as in `findCorrecting`
 * @param enough how many of each kind are needed; all by default
 */
export async function searchSite(
  scope: Scope,
  text: string,
  isExact = false,
  enough = Number.POSITIVE_INFINITY,
): Promise<SiteFindings> {
  const { nouns, words } = await findAmong(scope, searchKinds, text, isExact)
  const found: { kind: SearchKind; ids: string[]; best: number; correctedText: string | null }[] = []
  for (const [kind, { ids: candidates, scores, correctedText }] of nouns) {
    const ids = await firstFindable(scope, kind, candidates, enough)
    if (ids.length > 0) found.push({ kind, ids, best: scores.get(ids[0]!)!, correctedText })
  }
  const sorted = found.toSorted((one, other) => other.best - one.best)
  return {
    kinds: sorted.map(({ kind, ids }) => ({ kind, ids })),
    correctedText: sorted.find((one) => one.correctedText !== null)?.correctedText ?? null,
    words,
  }
}

/** The best of some that visitors find; at least `enough` of them, where there are so many. */
async function firstFindable(
  scope: Scope,
  kind: SearchKind,
  ids: readonly string[],
  enough: number,
): Promise<string[]> {
  if (enough >= ids.length) return findableAmong(scope, kind, ids)
  const found: string[] = []
  for (const some of inPieces(ids, ASKED_AT_ONCE)) {
    found.push(...(await findableAmong(scope, kind, some)))
    if (found.length >= enough) return found
  }
  return found
}

function findableAmong(scope: Scope, kind: SearchKind, ids: readonly string[]): Promise<string[]> {
  if (kind === 'product') return visibleIds(scope, ids)
  return kind === 'page' ? findablePages(scope, ids) : findableItems(scope, ids)
}

/** The pages among some that visitors find, in the order of the ids. Words of a page with a password are not for everyone. */
async function findablePages({ database, websiteId }: Scope, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('pages')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('purpose', '=', 'page')
    .where('collection_id', 'is', null)
    .where('password_hash', 'is', null)
    .where('is_hidden_from_site_search', '=', 0)
    .execute()
  const found = new Set(rows.map((row) => row.id))
  return ids.filter((id) => found.has(id))
}
