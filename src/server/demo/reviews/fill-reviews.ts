import { reviews } from '#demo/reviews.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import { personKeyOf } from '#server/reviews/person-key.ts'
import { writeReviewPictures } from '#server/reviews/review-pictures.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { SavedPicture } from '../save-pictures.ts'

/** Reviews of the demo's customers, whose addresses no email reaches. @param products their ids by URL */
export async function fillReviews(
  scope: ChangeScope,
  products: ReadonlyMap<string, string>,
  pictures: ReadonlyMap<string, SavedPicture>,
): Promise<void> {
  const now = Date.now()
  for (const {
    product,
    name,
    rating,
    daysAgo,
    title = '',
    body,
    reply = '',
    pictures: shown = [],
    ...review
  } of reviews) {
    const id = newId()
    const created_at = now - daysAgo * DAY_MILLISECONDS
    const email = `${name.replace(/\W+/g, '.')}review@example.com`.toLowerCase()
    await insertRows(scope.database, 'reviews', [
      {
        ...{ website_id: scope.websiteId, id, product_id: products.get(product)!, order_id: null },
        ...{ person_key: personKeyOf(scope.websiteId, email), email, name, rating, title, body },
        ...{ state: review.isWaiting ? 'waiting' : 'published', hide_reason: '', source: 'buyer' },
        ...{ created_at, updated_at: created_at, deleted_at: null, revision: 1 },
        ...{ reply, replied_at: reply === '' ? null : created_at + DAY_MILLISECONDS },
      },
    ])
    await writeReviewPictures(
      scope,
      id,
      shown.map((picture) => pictures.get(picture)!.asset.id),
    )
  }
}
