import { type Selectable, sql } from 'kysely'
import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import { prepareListQuery } from '#server/database/prepare-query.ts'
import { idBefore, pageById } from '#server/http/page-by-id.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { normalPath, pathOfTarget } from '#shared/redirects/paths.ts'
import { followRedirects } from '#shared/redirects/rules.ts'
import type { Redirect } from '#shared/redirects/schema.ts'
import type { RedirectTables } from './tables.ts'

const PAGE_SIZE = 50

const askFrom = prepareListQuery((database, { websiteId }: { websiteId: string }, paths) =>
  database.selectFrom('redirects').selectAll().where('website_id', '=', websiteId).where('from_path', 'in', paths),
)

const askIds = prepareListQuery((database, { websiteId }: { websiteId: string }, ids) =>
  database.selectFrom('redirects').selectAll().where('website_id', '=', websiteId).where('id', 'in', ids),
)

/** The redirects from any of some paths, by the unique index. */
export async function redirectsFrom({ database, websiteId }: Scope, paths: readonly string[]): Promise<Redirect[]> {
  if (paths.length === 0) return []
  return (await askFrom(database, { websiteId }, paths)).rows.map(toRedirect)
}

/**
 * The target of a path without a page: a path of the site, or a URL elsewhere; null without a redirect. One query, and
 * one more when a store page has moved.
 * @param address the path of a request, percent-encoded
 */
export async function findRedirect(scope: Scope, address: string): Promise<string | null> {
  const path = normalPath(address)
  return path === null ? null : followRedirects(path, (paths) => redirectsFrom(scope, paths))
}

/** Redirects that lead to some paths, or to what is below some others. */
export async function redirectsTo(
  { database, websiteId }: Scope,
  paths: readonly string[],
  above: readonly string[],
): Promise<Redirect[]> {
  const rows = await database
    .selectFrom('redirects')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where((where) =>
      where.or([
        where('target_path', 'in', paths),
        ...above.map((path) => where(sql`substr(target_path, 1, ${path.length + 1})`, '=', `${path}/`)),
      ]),
    )
    .execute()
  return rows.map(toRedirect)
}

/** Some redirects by their ids; deleted ones are left out. */
export async function readRedirects(scope: Scope, ids: readonly string[]): Promise<Map<string, Redirect>> {
  if (ids.length === 0) return new Map()
  const { rows } = await askIds(scope.database, { websiteId: scope.websiteId }, ids)
  return new Map(rows.map((row) => [row.id, toRedirect(row)]))
}

/** One redirect; null when there is none. */
export async function readRedirect({ database, websiteId }: Scope, id: string): Promise<Redirect | null> {
  const row = await database
    .selectFrom('redirects')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? toRedirect(row) : null
}

/** One page of the redirects, newest first, with the number of all matches. */
export async function listRedirects(
  { database, websiteId }: Scope,
  { search, after }: { readonly search?: string | undefined; readonly after?: string | undefined },
): Promise<{ redirects: Redirect[]; next: string | null; total: number }> {
  const part =
    search &&
    `%${encodeURI(search)
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')}%`
  const matching = database
    .selectFrom('redirects')
    .where('website_id', '=', websiteId)
    .$if(Boolean(part), (query) =>
      query.where(sql<boolean>`(lower(from_path) like ${part} escape '\\' or lower(target) like ${part} escape '\\')`),
    )
  const { count } = await matching.select((rows) => rows.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const start = idBefore(after)
  const rows = await matching
    .selectAll()
    .$if(start !== undefined, (query) => query.where('id', '<', start!))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageById(rows, PAGE_SIZE)
  return {
    redirects: page.map(toRedirect),
    next,
    total: Number(count),
  }
}

/** The redirects after an id, by id (oldest first), at most `most`. */
export async function redirectsAfter({ database, websiteId }: Scope, after: string, most: number): Promise<Redirect[]> {
  const rows = await database
    .selectFrom('redirects')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(toRedirect)
}

/** The number of redirects that the owner and imports have added: these count against the limit. */
export async function countAdded({ database, websiteId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom('redirects')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('origin', '<>', 'automatic')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Inserts or updates redirects by id. The caller holds the website's lock. */
export async function writeRedirects(
  { database, websiteId }: ChangeScope,
  redirects: readonly Redirect[],
): Promise<void> {
  const rows = redirects.map((redirect) => ({
    website_id: websiteId,
    id: redirect.id,
    from_path: redirect.from,
    target: redirect.to,
    target_path: pathOfTarget(redirect.to),
    covers_below: Number(redirect.coversBelow),
    origin: redirect.origin,
    created_at: redirect.createdAt,
  }))
  await insertRows(database, 'redirects', rows, writtenOver)
}

const writtenOver: OnConflict<'redirects'> = (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(['website_id', 'id']).doUpdateSet((set) => ({
      from_path: set.ref('excluded.from_path'),
      target: set.ref('excluded.target'),
      target_path: set.ref('excluded.target_path'),
      covers_below: set.ref('excluded.covers_below'),
    })),
  )

/** Deletes redirects by their ids. */
export async function removeRedirects({ database, websiteId }: ChangeScope, ids: readonly string[]): Promise<void> {
  for (const piece of inPieces(ids)) {
    await database.deleteFrom('redirects').where('website_id', '=', websiteId).where('id', 'in', piece).execute()
  }
}

const toRedirect = (row: Selectable<RedirectTables['redirects']>): Redirect => ({
  id: row.id,
  from: row.from_path,
  to: row.target,
  coversBelow: row.covers_below === 1,
  origin: row.origin,
  createdAt: row.created_at,
})
