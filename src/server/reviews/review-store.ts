import type { Selectable } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import { readCursor, writeCursor } from '#server/http/list-cursor.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { productPath } from '#shared/collections/rules.ts'
import type { QueryOf, ReplyOf } from '#shared/http/contract.ts'
import type { listReviewsCall } from '#shared/reviews/api.ts'
import type { Review } from '#shared/reviews/schema.ts'
import { readReviewPictures } from './review-pictures.ts'
import type { ReviewTables } from './tables.ts'

export type ReviewRow = Selectable<ReviewTables['reviews']>

const PAGE_SIZE = 50

const sorts = {
  newest: { column: 'created_at', direction: 'desc' },
  oldest: { column: 'created_at', direction: 'asc' },
  highest: { column: 'rating', direction: 'desc' },
  lowest: { column: 'rating', direction: 'asc' },
} as const

/** Whether staff see who wrote a review: those who see orders. */
export interface Seen {
  readonly seesBuyers: boolean
}

/** A page of the reviews in the requested order, without deleted ones and those of deleted products. */
export async function listReviews(
  scope: Scope,
  { state, rating, source, productId, sort = 'newest', after }: QueryOf<typeof listReviewsCall>,
  seen: Seen,
): Promise<ReplyOf<typeof listReviewsCall>> {
  const { database, websiteId } = scope
  const { column, direction } = sorts[sort]
  const start = readCursor(after, 'number')
  const rows = await database
    .selectFrom('reviews as review')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'review.website_id').onRef('product.id', '=', 'review.product_id'),
    )
    .select(['review.id', `review.${column} as value`])
    .where('review.website_id', '=', websiteId)
    .where('review.deleted_at', 'is', null)
    .$if(state !== undefined, (some) => some.where('review.state', '=', state!))
    .$if(rating !== undefined, (some) => some.where('review.rating', '=', rating!))
    .$if(source !== undefined, (some) => some.where('review.source', '=', source!))
    .$if(productId !== undefined, (some) => some.where('review.product_id', '=', productId!))
    .$if(start !== null, (some) =>
      some.where((where) =>
        where(
          where.refTuple(`review.${column}`, 'review.id'),
          direction === 'desc' ? '<' : '>',
          where.tuple(start!.value, start!.id),
        ),
      ),
    )
    .orderBy(`review.${column}`, direction)
    .orderBy('review.id', direction)
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  const reviews = await readReviews(
    scope,
    page.map(({ id }) => id),
    seen,
  )
  return { reviews, next: rows.length > PAGE_SIZE ? writeCursor(page.at(-1)!) : null }
}

/** A review that is not deleted, with its product; null when there is none. */
export const readReview = async (scope: Scope, reviewId: string, seen: Seen): Promise<Review | null> =>
  (await readReviews(scope, [reviewId], seen))[0] ?? null

/** Reviews by their ids, in the order of these; deleted ones, and those of deleted products, are left out. */
export async function readReviews(scope: Scope, ids: readonly string[], { seesBuyers }: Seen): Promise<Review[]> {
  if (ids.length === 0) return []
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('reviews as review')
    .innerJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'review.website_id').onRef('product.id', '=', 'review.product_id'),
    )
    .innerJoin('collections as collection', (join) =>
      join
        .onRef('collection.website_id', '=', 'product.website_id')
        .onRef('collection.id', '=', 'product.collection_id'),
    )
    .selectAll('review')
    .select(['product.title as product_title', 'product.url_id', 'collection.url_id as store'])
    .where('review.website_id', '=', websiteId)
    .where('review.deleted_at', 'is', null)
    .where('review.id', 'in', ids)
    .execute()
  const pictures = await readReviewPictures(
    scope,
    rows.map(({ id }) => id),
  )
  const found = new Map(
    rows.map((row): [string, Review] => [
      row.id,
      {
        id: row.id,
        product: {
          id: row.product_id,
          title: row.product_title,
          fullUrl: productPath({ urlId: row.store }, { urlId: row.url_id }),
        },
        state: row.state,
        hideReason: row.hide_reason,
        source: row.source,
        isVerified: row.source === 'buyer',
        ...{ rating: row.rating, title: row.title, body: row.body, name: row.name },
        ...(seesBuyers ? { email: row.email, orderId: row.order_id } : { email: '', orderId: null }),
        ...{ createdAt: row.created_at, updatedAt: row.updated_at, revision: row.revision },
        ...{ reply: row.reply, repliedAt: row.replied_at },
        pictures: pictures.get(row.id) ?? [],
      },
    ]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Reviews that are going to change, in the order of their ids, locked until the commit. */
export async function lockReviews(scope: ChangeScope, ids: readonly string[]): Promise<ReviewRow[]> {
  const rows = scope.database
    .selectFrom('reviews')
    .selectAll()
    .where('website_id', '=', scope.websiteId)
    .where('id', 'in', ids)
    .orderBy('id')
  // SQLite has one writer, and each of our transactions is a writer from its beginning.
  return (engineOf(scope.database) === 'postgres' ? rows.forUpdate() : rows).execute()
}
