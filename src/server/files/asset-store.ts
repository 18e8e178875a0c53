import type { Selectable } from 'kysely'
import type { Scope } from '#server/scope.ts'
import { type MediaKind, mediaKinds } from '#shared/files/media-kinds.ts'
import type { Asset } from '#shared/files/schema.ts'
import { assetUrlOf } from './asset-url.ts'
import { assetColors } from './documents.ts'
import type { FileTables } from './tables.ts'

/** Finds what shows an asset, as titles for its owner; empty when nothing does. */
export type FindAssetUses = (scope: Scope, assetId: string) => Promise<string[]>

/** The most titles of each noun. Texts are searched for the id of the asset, which is random. */
export const MOST_USES = 20

export type AssetRow = Selectable<FileTables['assets']>

const PAGE = 60

/** One file of the website, or null. */
export async function findAsset({ database, websiteId }: Scope, assetId: string): Promise<AssetRow | null> {
  const row = await database
    .selectFrom('assets')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', assetId)
    .executeTakeFirst()
  return row ?? null
}

/** The file with these bytes, or null. */
export async function findAssetByHash({ database, websiteId }: Scope, contentHash: string): Promise<AssetRow | null> {
  const row = await database
    .selectFrom('assets')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst()
  return row ?? null
}

/** Files of the website, newest first: ids sort by time. */
export async function listAssets(
  { database, websiteId }: Scope,
  { search, after, kind }: { search?: string | undefined; after?: string | undefined; kind?: MediaKind | undefined },
): Promise<{ assets: Asset[]; next: string | null }> {
  let query = database.selectFrom('assets').selectAll().where('website_id', '=', websiteId)
  query = kind ? query.where('media_type', 'in', mediaKinds[kind].types) : query.where('media_type', 'like', 'image/%')
  if (after) query = query.where('id', '<', after)
  if (search) {
    query = query.where((where) =>
      where(where.fn<string>('lower', ['filename']), 'like', `%${search.toLowerCase().replace(/[%_\\]/g, '')}%`),
    )
  }
  const rows = await query
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const shown = rows.slice(0, PAGE)
  return { assets: shown.map(toAsset), next: rows.length > PAGE ? shown.at(-1)!.id : null }
}

/** A row in the form of the studio and other nouns. */
export function toAsset(row: AssetRow): Asset {
  return {
    id: row.id,
    filename: row.filename,
    assetUrl: assetUrlOf({ id: row.id, filename: row.filename, mediaType: row.media_type }),
    mediaType: row.media_type,
    bytes: row.bytes,
    width: row.width ?? 1,
    height: row.height ?? 1,
    colorData: row.color_data === null ? null : assetColors.read(row.color_data),
    isAnimated: (row.frames ?? 1) > 1,
    sourceUrl: row.source_url,
    createdAt: row.created_at,
  }
}
