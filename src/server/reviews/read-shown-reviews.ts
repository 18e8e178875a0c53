import { prepareQuery } from '#server/database/prepare-query.ts'
import { type Stored, stored } from '#server/products/visible/stored.ts'
import type { Scope } from '#server/scope.ts'
import type { Database } from '#server/tables.ts'
import { countOf } from '#shared/reviews/rules.ts'
import { type ReviewSort, reviewLimits, type ShownReview, type StarCounts } from '#shared/reviews/schema.ts'
import type { WantedReviews } from '#shared/reviews/wanted-reviews.ts'
import { pictureOfReview } from './review-pictures.ts'

interface Values {
  readonly websiteId: string
  readonly productId: string
  readonly offset: number
}

/** The published reviews of a page with their pictures, in one query: a row for each picture. */
function select(database: Database, { websiteId, productId, offset }: Values, sort: ReviewSort) {
  const published = database
    .selectFrom('reviews')
    .select(['website_id', 'id', 'rating', 'title', 'body', 'name', 'source', 'created_at', 'reply', 'replied_at'])
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .$if(sort !== 'newest', (some) => some.orderBy('rating', sort === 'highest' ? 'desc' : 'asc'))
    .orderBy('created_at', sort === 'lowest' ? 'asc' : 'desc')
    .orderBy('id', sort === 'lowest' ? 'asc' : 'desc')
    .limit(reviewLimits.perPage)
    .offset(offset)
  return database
    .selectFrom(published.as('review'))
    .leftJoin('review_pictures as shown', (join) =>
      join.onRef('shown.website_id', '=', 'review.website_id').onRef('shown.review_id', '=', 'review.id'),
    )
    .leftJoin('assets as asset', (join) =>
      join.onRef('asset.website_id', '=', 'shown.website_id').onRef('asset.id', '=', 'shown.asset_id'),
    )
    .select(['review.id', 'review.rating', 'review.title', 'review.body', 'review.name', 'review.source'])
    .select(['review.created_at', 'review.reply', 'review.replied_at'])
    .select(['asset.id as asset_id', 'asset.filename', 'asset.media_type', 'asset.version', 'asset.width'])
    .select(['asset.height', 'asset.color_data'])
    .$if(sort !== 'newest', (some) => some.orderBy('review.rating', sort === 'highest' ? 'desc' : 'asc'))
    .orderBy('review.created_at', sort === 'lowest' ? 'asc' : 'desc')
    .orderBy('review.id', sort === 'lowest' ? 'asc' : 'desc')
    .orderBy('shown.position')
}

const inOrder = {
  newest: prepareQuery((database, values: Values) => select(database, values, 'newest')),
  highest: prepareQuery((database, values: Values) => select(database, values, 'highest')),
  lowest: prepareQuery((database, values: Values) => select(database, values, 'lowest')),
} as const

const none = stored<ShownReview[]>([], () => [])

/** A page of the reviews that visitors see; no query where a product has none. */
export async function readShownReviews(
  { database, websiteId }: Scope,
  product: { readonly id: string; readonly stars: StarCounts },
  { sort, page }: WantedReviews,
): Promise<Stored<ShownReview[]>> {
  if (countOf(product.stars) === 0) return none
  const offset = (page - 1) * reviewLimits.perPage
  const { rows } = await inOrder[sort](database, { websiteId, productId: product.id, offset })
  return stored(rows, () => {
    const byReview = Map.groupBy(rows, (row) => row.id)
    return [...byReview.values()].map((some): ShownReview => {
      const row = some[0]!
      return {
        ...{ id: row.id, rating: row.rating, title: row.title, body: row.body, name: row.name },
        ...{ isVerified: row.source === 'buyer', createdAt: row.created_at },
        ...{ reply: row.reply, repliedAt: row.replied_at },
        pictures: some.flatMap(({ asset_id, filename, media_type, version, width, height, color_data }) =>
          asset_id === null || filename === null || media_type === null || version === null
            ? []
            : [pictureOfReview({ id: asset_id, filename, media_type, version, width, height, color_data })],
        ),
      }
    })
  })
}
