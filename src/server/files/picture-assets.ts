import type { Selectable } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import { assetUrlOf } from './asset-url.ts'
import { assetColors } from './documents.ts'

type PictureAsset = Pick<
  Selectable<Tables['assets']>,
  'id' | 'filename' | 'media_type' | 'version' | 'width' | 'height' | 'color_data'
>

/** The texts about an asset where it is shown. */
interface PictureWords {
  readonly altText: string
  readonly focalPoint: { readonly x: number; readonly y: number }
}

/** An asset as it is shown; its id is the asset's. */
export const toPicture = (asset: PictureAsset, { altText, focalPoint }: PictureWords) => ({
  id: asset.id,
  assetUrl: assetUrlOf({ id: asset.id, filename: asset.filename, mediaType: asset.media_type, version: asset.version }),
  width: asset.width ?? 1,
  height: asset.height ?? 1,
  altText,
  focalPoint,
  colorData: asset.color_data === null ? null : assetColors.read(asset.color_data),
})

/** Assets of the website that are pictures, by id. */
export async function readPictureAssets(scope: Scope, assetIds: readonly string[]): Promise<Map<string, PictureAsset>> {
  if (assetIds.length === 0) return new Map()
  const rows = await scope.database
    .selectFrom('assets')
    .select(['id', 'filename', 'media_type', 'version', 'width', 'height', 'color_data'])
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', assetIds)
    .where('width', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
