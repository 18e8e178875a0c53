import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import { type MediaKind, mediaKinds } from '#shared/files/media-kinds.ts'
import type { Asset } from '#shared/files/schema.ts'
import { toAsset } from './asset-store.ts'

const PAGE = 60
/** Files that one search reads: the next part continues there, so that no library is too large for a request. */
const WINDOW = 10_000

export interface AssetQuery {
  readonly search?: string | undefined
  readonly after?: string | undefined
  readonly kind?: MediaKind | undefined
  readonly folder?: string | undefined
  readonly show?: 'unused' | 'without-alt-text' | undefined
}

/** Ids of assets that documents of the website itself show, such as its logo: they have no rows among the uses. */
export type FindShownByWebsite = (scope: Scope) => Promise<string[]>

/**
 * Files of the website, newest first: ids sort by time. Folders and missing alt texts have indexes; a search, and the
 * question what is unused, look at some thousand files each time, and their parts can be short.
 */
export async function listAssets(
  scope: Scope,
  { search, after, kind, folder, show }: AssetQuery,
  shownByWebsite: FindShownByWebsite,
): Promise<{ assets: Asset[]; next: string | null }> {
  const { database, websiteId } = scope
  let inside = database.selectFrom('assets').where('assets.website_id', '=', websiteId)
  inside = kind
    ? inside.where('media_type', 'in', mediaKinds[kind].types)
    : inside.where('media_type', 'like', 'image/%')
  if (folder) inside = inside.where('folder_id', '=', folder)
  if (show === 'without-alt-text') inside = inside.where('alt_text', '=', '')
  if (after) inside = inside.where('assets.id', '<', after)

  let found = inside
  let end: string | null = null
  if (search || show === 'unused') {
    const edge = await inside
      .select('assets.id')
      .orderBy('assets.id', 'desc')
      .offset(WINDOW - 1)
      .limit(1)
      .executeTakeFirst()
    end = edge?.id ?? null
    if (end) found = found.where('assets.id', '>=', end)
  }
  if (search) {
    const part = `%${search.toLowerCase().replace(/[%_!]/g, '!$&')}%`
    found = found.where(
      sql<boolean>`(lower(filename) like ${part} escape '!' or lower(alt_text) like ${part} escape '!')`,
    )
  }
  if (show === 'unused') {
    const shown = await shownByWebsite(scope)
    if (shown.length > 0) found = found.where('assets.id', 'not in', shown)
    found = found.where(({ and, not, exists, selectFrom }) =>
      and(
        (['asset_uses', 'product_pictures'] as const).map((table) =>
          not(
            exists(
              selectFrom(table)
                .select('asset_id')
                .whereRef(`${table}.asset_id`, '=', 'assets.id')
                .where(`${table}.website_id`, '=', websiteId),
            ),
          ),
        ),
      ),
    )
  }
  const rows = await found
    .selectAll('assets')
    .orderBy('assets.id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const assets = rows.slice(0, PAGE).map(toAsset)
  return { assets, next: rows.length > PAGE ? assets.at(-1)!.id : end }
}
