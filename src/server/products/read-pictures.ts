import { prepareListQuery } from '#server/database/prepare-query.ts'
import { toPicture } from '#server/files/picture-assets.ts'
import { ownOr } from '#server/files/picture-words.ts'
import type { Scope } from '#server/scope.ts'
import type { Picture } from '#shared/pictures/schema.ts'

const selectPictures = prepareListQuery((database, values: { websiteId: string; first: number }, productIds) =>
  database
    .selectFrom('product_pictures as shown')
    .innerJoin('assets as asset', (join) =>
      join.onRef('asset.website_id', '=', 'shown.website_id').onRef('asset.id', '=', 'shown.asset_id'),
    )
    .select(['shown.product_id', 'shown.alt_text', 'shown.focal_x', 'shown.focal_y'])
    .select([
      'asset.id',
      'asset.filename',
      'asset.media_type',
      'asset.version',
      'asset.alt_text as asset_alt_text',
      'asset.width',
      'asset.height',
      'asset.color_data',
    ])
    .select(['asset.focal_x as asset_focal_x', 'asset.focal_y as asset_focal_y'])
    .where('shown.website_id', '=', values.websiteId)
    .where('shown.product_id', 'in', productIds)
    .where('shown.position', '<', values.first)
    .orderBy('shown.product_id')
    .orderBy('shown.position'),
)

/**
 * Pictures of products in order, by product.
 * @param first how many of each product; absent: all
 * @param describes whether those without words get the words of the library, for visitors
 */
export async function readPictures(
  scope: Scope,
  productIds: readonly string[],
  {
    first = Number.MAX_SAFE_INTEGER,
    describes = false,
  }: { readonly first?: number; readonly describes?: boolean } = {},
): Promise<Map<string, Picture[]>> {
  const pictures = new Map<string, Picture[]>()
  if (productIds.length === 0) return pictures
  const { rows } = await selectPictures(scope.database, { websiteId: scope.websiteId, first }, productIds)
  for (const row of rows) {
    const list = pictures.get(row.product_id) ?? []
    const own = { altText: row.alt_text, focalPoint: { x: row.focal_x, y: row.focal_y } }
    const { asset_alt_text: alt_text, asset_focal_x: focal_x, asset_focal_y: focal_y } = row
    list.push(toPicture(row, describes ? ownOr({ alt_text, focal_x, focal_y }, own) : own))
    pictures.set(row.product_id, list)
  }
  return pictures
}
