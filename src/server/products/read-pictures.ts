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

export type PictureRow = Awaited<ReturnType<typeof selectPictures>>['rows'][number]

/** The rows of pictures of products, in order. @param first how many of each product; absent: all */
export async function readPictureRows(
  scope: Scope,
  productIds: readonly string[],
  first = Number.MAX_SAFE_INTEGER,
): Promise<readonly PictureRow[]> {
  if (productIds.length === 0) return []
  return (await selectPictures(scope.database, { websiteId: scope.websiteId, first }, productIds)).rows
}

/** A picture of a product. @param describes whether one without words gets the words of the library, for visitors */
export function pictureOf(row: PictureRow, describes: boolean): Picture {
  const own = { altText: row.alt_text, focalPoint: { x: row.focal_x, y: row.focal_y } }
  const { asset_alt_text: alt_text, asset_focal_x: focal_x, asset_focal_y: focal_y } = row
  return toPicture(row, describes ? ownOr({ alt_text, focal_x, focal_y }, own) : own)
}

/**
 * Pictures of products in order, by product, as their owner described them.
 * @param first how many of each product; absent: all
 */
export async function readPictures(
  scope: Scope,
  productIds: readonly string[],
  first?: number,
): Promise<Map<string, Picture[]>> {
  const rows = Map.groupBy(await readPictureRows(scope, productIds, first), (row) => row.product_id)
  return new Map([...rows].map(([id, some]) => [id, some.map((row) => pictureOf(row, false))]))
}
