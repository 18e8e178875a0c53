import type { Selectable } from 'kysely'
import { prepareListQuery } from '#server/database/prepare-query.ts'
import { assetColors } from '#server/files/documents.ts'
import type { Scope } from '#server/scope.ts'
import type { Tables } from '#server/tables.ts'
import { assetUrlOf } from '#shared/files/asset-url.ts'
import type { Picture } from '#shared/products/schema.ts'

type AssetRecord = Pick<
  Selectable<Tables['assets']>,
  'id' | 'filename' | 'media_type' | 'width' | 'height' | 'color_data'
>

/** What a product says about an asset that it shows. */
export interface PictureWords {
  readonly altText: string
  readonly focalPoint: Picture['focalPoint']
}

/** An asset as a product shows it; its id is the asset's. */
export function toPicture(asset: AssetRecord, words: PictureWords): Picture {
  return {
    id: asset.id,
    assetUrl: assetUrlOf({ id: asset.id, filename: asset.filename, mediaType: asset.media_type }),
    width: asset.width ?? 1,
    height: asset.height ?? 1,
    altText: words.altText,
    focalPoint: words.focalPoint,
    colorData: asset.color_data === null ? null : assetColors.read(asset.color_data),
  }
}

const selectPictures = prepareListQuery((database, values: { websiteId: string; first: number }, productIds) =>
  database
    .selectFrom('product_pictures as shown')
    .innerJoin('assets as asset', (join) =>
      join.onRef('asset.website_id', '=', 'shown.website_id').onRef('asset.id', '=', 'shown.asset_id'),
    )
    .select(['shown.product_id', 'shown.alt_text', 'shown.focal_x', 'shown.focal_y'])
    .select(['asset.id', 'asset.filename', 'asset.media_type', 'asset.width', 'asset.height', 'asset.color_data'])
    .where('shown.website_id', '=', values.websiteId)
    .where('shown.product_id', 'in', productIds)
    .where('shown.position', '<', values.first)
    .orderBy('shown.product_id')
    .orderBy('shown.position'),
)

/**
 * Pictures of products in their order, by product.
 * @param first how many of each product, all when absent
 */
export async function readPictures(
  scope: Scope,
  productIds: readonly string[],
  first = Number.MAX_SAFE_INTEGER,
): Promise<Map<string, Picture[]>> {
  const pictures = new Map<string, Picture[]>()
  if (productIds.length === 0) return pictures
  const { rows } = await selectPictures(scope.database, { websiteId: scope.websiteId, first }, productIds)
  for (const row of rows) {
    const list = pictures.get(row.product_id) ?? []
    list.push(toPicture(row, { altText: row.alt_text, focalPoint: { x: row.focal_x, y: row.focal_y } }))
    pictures.set(row.product_id, list)
  }
  return pictures
}

/** Assets of the website that are pictures, by id. */
export async function readPictureAssets(scope: Scope, assetIds: readonly string[]): Promise<Map<string, AssetRecord>> {
  if (assetIds.length === 0) return new Map()
  const rows = await scope.database
    .selectFrom('assets')
    .select(['id', 'filename', 'media_type', 'width', 'height', 'color_data'])
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', assetIds)
    .where('width', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
