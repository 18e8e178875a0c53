import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import { deleteSelected } from '#server/jobs/delete-selected.ts'
import { findPages } from '#server/redirects/find-pages.ts'
import { redirectsFrom } from '#server/redirects/redirect-store.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { MissingUrl } from '#shared/missing-urls/api.ts'
import { pathsToForget } from '#shared/missing-urls/rules.ts'
import { pathsToLookUp, stepFrom } from '#shared/redirects/rules.ts'
import type { Redirect } from '#shared/redirects/schema.ts'

const KEPT_DAYS = 90

/** Adds counts to the stored ones, then deletes the URLs above the site's limit. */
export async function addMissingUrls({ database, websiteId }: ChangeScope, urls: Iterable<MissingUrl>): Promise<void> {
  // In one order on all nodes, so that they do not wait for each other in a circle.
  const inOrder = [...urls].toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const rows = inOrder.map((url) => ({
    website_id: websiteId,
    path: url.path,
    count: url.count,
    first_seen_at: url.firstSeenAt,
    last_seen_at: url.lastSeenAt,
    referrer: url.referrer,
    is_ignored: 0,
  }))
  await insertRows(database, 'missing_urls', rows, added)
  const stored = await database
    .selectFrom('missing_urls')
    .select(['path', 'count', 'last_seen_at', 'is_ignored'])
    .where('website_id', '=', websiteId)
    .execute()
  const forgotten = pathsToForget(
    stored.map((row) => ({
      path: row.path,
      count: row.count,
      lastSeenAt: row.last_seen_at,
      isIgnored: row.is_ignored === 1,
    })),
  )
  for (const piece of inPieces(forgotten)) {
    await database.deleteFrom('missing_urls').where('website_id', '=', websiteId).where('path', 'in', piece).execute()
  }
}

const added: OnConflict<'missing_urls'> = (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(['website_id', 'path']).doUpdateSet(({ eb, ref }) => ({
      count: eb('missing_urls.count', '+', ref('excluded.count')),
      last_seen_at: ref('excluded.last_seen_at'),
      referrer: eb
        .case()
        .when('excluded.referrer', '=', '')
        .then(ref('missing_urls.referrer'))
        .else(ref('excluded.referrer'))
        .end(),
    })),
  )

/** The URLs of a site that still have neither a page nor a redirect, the latest first. */
export async function listMissingUrls(scope: Scope, { isIgnored }: { isIgnored: boolean }): Promise<MissingUrl[]> {
  const rows = await scope.database
    .selectFrom('missing_urls')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('is_ignored', '=', Number(isIgnored))
    .orderBy('last_seen_at', 'desc')
    .orderBy('path')
    .execute()
  const paths = rows.map((row) => row.path)
  const there = await findPages(scope, paths)
  const rules: Redirect[] = []
  for (const piece of inPieces([...new Set(paths.flatMap(pathsToLookUp))]))
    rules.push(...(await redirectsFrom(scope, piece)))
  return rows
    .filter(({ path }) => !there.has(path) && stepFrom(path, rules) === null)
    .map((row) => ({
      path: row.path,
      count: row.count,
      firstSeenAt: row.first_seen_at,
      lastSeenAt: row.last_seen_at,
      referrer: row.referrer,
    }))
}

/** Moves a URL out of the list, or back. One that is gone stays so. */
export async function ignoreMissingUrl(
  { database, websiteId }: ChangeScope,
  { path, ignored }: { readonly path: string; readonly ignored: boolean },
): Promise<void> {
  await database
    .updateTable('missing_urls')
    .set({ is_ignored: Number(ignored) })
    .where('website_id', '=', websiteId)
    .where('path', '=', path)
    .execute()
}

/** Deletes URLs that nobody has opened for months; part of the daily work. */
export async function deleteOldMissingUrls(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('missing_urls')
    .select('path')
    .where('website_id', '=', websiteId)
    .where('last_seen_at', '<', now - KEPT_DAYS * DAY_MILLISECONDS)
  await deleteSelected({ database, websiteId }, { from: 'missing_urls', by: 'path', keys: old }, stopping)
}
