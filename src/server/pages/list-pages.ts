import { readLayouts } from '#server/collections/layouts.ts'
import { type FoundRows, searchList, selectFound } from '#server/database/search-by-word.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { Scope } from '#server/scope.ts'
import { namedIn } from '#shared/collections/menus.ts'
import type { QueryOf } from '#shared/http/contract.ts'
import type { listPagesCall, PageRow } from '#shared/pages/owner-api.ts'
import { pathOf, SHARED_SECTION } from '#shared/pages/schema.ts'
import { normalize } from '#shared/texts/normalize.ts'
import { countUnpublished } from './draft/unpublished-pages.ts'
import { readSchedules } from './versions/saved-version-store.ts'

const PAGE_SIZE = 50

/**
 * The pages of the website as the studio lists them, part by part: the home page first, then by title.
 * @param withSiteWide whether those that are shown on the whole site can be published by who asks
 */
export async function listPages(
  scope: Scope,
  { search, after }: QueryOf<typeof listPagesCall>,
  withSiteWide: boolean,
): Promise<{ pages: PageRow[]; next: string | null; total: number | null; unpublished: number | null }> {
  const start = readCursor(after, 'string')
  // URLs begin with a slash where they are shown.
  const words = normalize(search ?? '').replace(/^\//, '')
  const list = (found: FoundRows | null) =>
    selectFound(scope, 'pages', found)
      .where('collection_id', 'is', null)
      .where('purpose', '<>', SHARED_SECTION)
      .$if(start !== null, (some) =>
        some.where((where) => where(where.refTuple('title_key', 'id'), '>', where.tuple(start!.value, start!.id))),
      )
      .orderBy('title_key')
      .orderBy('id')
  const matching = await searchList(scope, 'pages', words, PAGE_SIZE + 1, list)
  const keys = await matching
    .select(['id', 'title_key'])
    .limit(PAGE_SIZE + 1)
    .execute()
  const part = keys.slice(0, PAGE_SIZE)
  const last = part.at(-1)
  return {
    pages: await readPageRows(
      scope,
      part.map(({ id }) => id),
    ),
    next: keys.length > PAGE_SIZE && last ? writeCursor({ value: last.title_key, id: last.id }) : null,
    ...(words === '' && !start
      ? { total: await countPages(scope), unpublished: await countUnpublished(scope, withSiteWide) }
      : { total: null, unpublished: null }),
  }
}

/** The number of pages of their own. */
export async function countPages({ database, websiteId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom('pages')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('collection_id', 'is', null)
    .where('purpose', '<>', SHARED_SECTION)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Pages in the form of the list, in the order of their ids; those that do not exist are left out. */
export async function readPageRows(scope: Scope, ids: readonly string[]): Promise<PageRow[]> {
  if (ids.length === 0) return []
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('pages')
    .leftJoin('page_drafts as draft', (join) =>
      join.onRef('draft.website_id', '=', 'pages.website_id').onRef('draft.page_id', '=', 'pages.id'),
    )
    .select(['pages.id', 'url_id', 'title', 'status', 'publish_at', 'password_hash', 'purpose', 'pages.updated_at'])
    .select('draft.has_changes')
    .where('pages.website_id', '=', websiteId)
    .where('pages.id', 'in', ids)
    .where('collection_id', 'is', null)
    .execute()
  const rowOf = new Map(
    rows.flatMap(({ purpose, ...row }) => (purpose === SHARED_SECTION ? [] : [[row.id, { ...row, purpose }] as const])),
  )
  const formsOf = await readFormsOn(scope, ids)
  const schedules = await readSchedules(scope, ids)
  const [main] = await readLayouts(scope)
  const linked = new Set(namedIn(main?.links ?? []))
  return ids
    .flatMap((id) => rowOf.get(id) ?? [])
    .map((row) => ({
      id: row.id,
      urlId: row.url_id,
      title: row.title,
      status: row.status,
      publishAt: row.publish_at,
      hasChanges: row.has_changes === 1,
      changesAt: schedules.get(row.id)?.publishAt ?? null,
      isLocked: row.password_hash !== null,
      purpose: row.purpose,
      updatedAt: row.updated_at,
      path: pathOf({ urlId: row.url_id, purpose: row.purpose }) ?? `/${row.url_id}`,
      isInNavigation: linked.has(row.id),
      forms: (formsOf.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
    }))
}

/** The forms on some pages, by the pages' ids. */
async function readFormsOn({ database, websiteId }: Scope, pageIds: readonly string[]) {
  const shown = await database
    .selectFrom('form_uses')
    .innerJoin('forms', (join) =>
      join.onRef('forms.website_id', '=', 'form_uses.website_id').onRef('forms.id', '=', 'form_uses.form_id'),
    )
    .select(['form_uses.noun_id', 'forms.id', 'forms.name'])
    .where('form_uses.website_id', '=', websiteId)
    .where('form_uses.noun', '=', 'page')
    .where('form_uses.noun_id', 'in', pageIds)
    .where('forms.deleted_at', 'is', null)
    .orderBy('form_uses.position')
    .execute()
  return Map.groupBy(shown, ({ noun_id }) => noun_id)
}
