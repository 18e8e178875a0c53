import { toPicture } from '#server/files/picture-assets.ts'
import type { Scope } from '#server/scope.ts'
import type { ReviewPicture } from '#shared/reviews/schema.ts'

/** The pictures of reviews, in their order, by review. */
export async function readReviewPictures(
  { database, websiteId }: Scope,
  reviewIds: readonly string[],
): Promise<Map<string, ReviewPicture[]>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('review_pictures as shown')
    .innerJoin('assets as asset', (join) =>
      join.onRef('asset.website_id', '=', 'shown.website_id').onRef('asset.id', '=', 'shown.asset_id'),
    )
    .select(['shown.review_id', 'asset.id', 'asset.filename', 'asset.media_type', 'asset.version'])
    .select(['asset.width', 'asset.height', 'asset.color_data'])
    .where('shown.website_id', '=', websiteId)
    .where('shown.review_id', 'in', reviewIds)
    .orderBy('shown.position')
    .execute()
  const byReview = Map.groupBy(rows, (row) => row.review_id)
  return new Map([...byReview].map(([id, some]) => [id, some.map(pictureOfReview)]))
}

/** An asset as a review shows it. Its name is never shown: people name files after themselves. */
export function pictureOfReview(asset: Parameters<typeof toPicture>[0]): ReviewPicture {
  const { id, assetUrl, width, height } = toPicture(asset, { altText: '', focalPoint: { x: 0.5, y: 0.5 } })
  return { id, assetUrl, width, height }
}

/** Replaces the pictures of a review, in their order. */
export async function writeReviewPictures(
  { database, websiteId }: Scope,
  reviewId: string,
  assetIds: readonly string[],
): Promise<void> {
  await database
    .deleteFrom('review_pictures')
    .where('website_id', '=', websiteId)
    .where('review_id', '=', reviewId)
    .execute()
  const rows = assetIds.map((asset_id, position) => ({
    website_id: websiteId,
    review_id: reviewId,
    asset_id,
    position,
  }))
  if (rows.length > 0) await database.insertInto('review_pictures').values(rows).execute()
}

/** Titles of the products whose reviews show a picture: its owner sees where it is used. */
export async function reviewsWithPicture({ database, websiteId }: Scope, assetId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('review_pictures as shown')
    .innerJoin('reviews as review', (join) =>
      join.onRef('review.website_id', '=', 'shown.website_id').onRef('review.id', '=', 'shown.review_id'),
    )
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'review.website_id').onRef('product.id', '=', 'review.product_id'),
    )
    .select('product.title')
    .distinct()
    .where('shown.website_id', '=', websiteId)
    .where('shown.asset_id', '=', assetId)
    .limit(20)
    .execute()
  return rows.map(({ title }) => `Review of ${title}`)
}
