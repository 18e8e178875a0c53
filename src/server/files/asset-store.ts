import type { Selectable } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { Asset } from '#shared/files/schema.ts'
import { assetUrlOf } from './asset-url.ts'
import { assetColors } from './documents.ts'
import type { FileTables } from './tables.ts'

/** Finds what shows an asset, as titles for its owner; empty when nothing does. */
export type FindAssetUses = (scope: Scope, assetId: string) => Promise<string[]>

/** The most titles of each noun. Texts are searched for the id of the asset, which is random. */
export const MOST_USES = 20

export type AssetRow = Selectable<FileTables['assets']>

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

/** Files of the website by their ids, in no order; as many as a statement takes. */
export function findAssets(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  assetIds: readonly string[],
): Promise<AssetRow[]> {
  return database
    .selectFrom('assets')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', 'in', assetIds)
    .execute()
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

/** A row in the form of the studio and other nouns. */
export function toAsset(row: AssetRow): Asset {
  return {
    id: row.id,
    filename: row.filename,
    assetUrl: assetUrlOf({ id: row.id, filename: row.filename, mediaType: row.media_type, version: row.version }),
    mediaType: row.media_type,
    bytes: row.bytes,
    width: row.width ?? 1,
    height: row.height ?? 1,
    colorData: row.color_data === null ? null : assetColors.read(row.color_data),
    isAnimated: (row.frames ?? 1) > 1,
    altText: row.alt_text,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    folderId: row.folder_id,
    sourceUrl: row.source_url,
    createdAt: row.created_at,
  }
}
