import { engineOf } from '#server/database/engine.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { stateAfterWriting } from '#shared/reviews/rules.ts'
import type { ReviewContent, ReviewState } from '#shared/reviews/schema.ts'
import { writeReviewEmailJob } from '../jobs.ts'
import { readReviewPictures, writeReviewPictures } from '../review-pictures.ts'
import type { ReviewRow } from '../review-store.ts'
import type { Reviewable } from './reviewable.ts'

/** A review as its buyer sent it. */
export interface WrittenReview {
  readonly productId: string
  readonly content: ReviewContent
  /** All of its pictures, in their order. */
  readonly pictureIds: readonly string[]
}

/** The reviews of a person for some products, by product. */
export async function reviewsOfPerson(
  { database, websiteId }: Scope,
  { personKeys, products }: Pick<Reviewable, 'personKeys' | 'products'>,
): Promise<Map<string, ReviewRow>> {
  const rows = await database
    .selectFrom('reviews')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .where('person_key', 'in', personKeys)
    .orderBy('updated_at')
    .execute()
  return new Map(rows.map((row) => [row.product_id, row]))
}

/**
 * Saves what a buyer wrote: one review of each person for each product, however often and in how many requests at once
 * it is sent. What is the same as before changes nothing.
 */
export async function saveReviews(
  scope: ChangeScope,
  { order, personKeys, products }: Reviewable,
  written: readonly WrittenReview[],
  now: number,
): Promise<void> {
  const { reviews: settings } = await scope.settings()
  const sorted = written.toSorted((one, other) => (one.productId < other.productId ? -1 : 1))
  const changed: string[] = []
  let isShownChange = false
  for (const review of sorted) {
    const before = await ownOrNew(scope, { order, personKeys, products }, review, settings, now)
    if (before.isNew) {
      changed.push(before.row.id)
      isShownChange ||= before.row.state === 'published'
      await writeReviewPictures(scope, before.row.id, review.pictureIds)
      continue
    }
    const { row } = before
    if (await isSame(scope, row, review)) continue
    const state: ReviewState = stateAfterWriting(row.state, settings)
    await scope.database
      .updateTable('reviews')
      .set({ ...review.content, state, hide_reason: '', deleted_at: null, updated_at: now, revision: row.revision + 1 })
      // A file that named this buyer: now they say it themselves.
      .set({ source: 'buyer', order_id: order.id })
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', row.id)
      .execute()
    await writeReviewPictures(scope, row.id, review.pictureIds)
    changed.push(row.id)
    isShownChange ||= row.state === 'published' || state === 'published'
  }
  if (changed.length === 0) return
  if (isShownChange) await scope.raiseVersion()
  await scope.enqueue(writeReviewEmailJob, { reviewIds: changed, origin: order.origin })
}

/** The person’s review of a product, locked until the commit, or a new one. */
async function ownOrNew(
  scope: ChangeScope,
  { order, personKeys, products }: Reviewable,
  { productId, content }: WrittenReview,
  settings: Parameters<typeof stateAfterWriting>[1],
  now: number,
): Promise<{ readonly row: ReviewRow; readonly isNew: boolean }> {
  const known = await lockOwn(scope, productId, personKeys)
  if (known) return { row: known, isNew: false }
  const row: ReviewRow = {
    ...{ website_id: scope.websiteId, id: newId(), product_id: productId, order_id: order.id },
    ...{ person_key: personKeys[0]!, email: order.email.trim().toLowerCase(), ...content },
    ...{ state: stateAfterWriting(null, settings), hide_reason: '', source: 'buyer' as const },
    ...{ created_at: now, updated_at: now, deleted_at: null, revision: 1, reply: '', replied_at: null },
  }
  const added = await scope.database
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'product_id', 'person_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return { row, isNew: true }
  // The same form at the same time was first.
  const first = await lockOwn(scope, productId, personKeys)
  if (!first) throw new Error(`The review of ${products.length} products was there and is gone.`)
  return { row: first, isNew: false }
}

async function lockOwn(
  { database, websiteId }: ChangeScope,
  productId: string,
  personKeys: readonly string[],
): Promise<ReviewRow | undefined> {
  const own = database
    .selectFrom('reviews')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .where('person_key', 'in', personKeys)
    // Two addresses of one customer may each have had one: the newest counts.
    .orderBy('updated_at', 'desc')
    .limit(1)
  return (engineOf(database) === 'postgres' ? own.forUpdate() : own).executeTakeFirst()
}

async function isSame(scope: Scope, row: ReviewRow, { content, pictureIds }: WrittenReview): Promise<boolean> {
  const isText = (Object.keys(content) as (keyof ReviewContent)[]).every((key) => row[key] === content[key])
  if (!isText || row.state === 'deleted') return false
  const pictures = (await readReviewPictures(scope, [row.id])).get(row.id) ?? []
  return pictures.map(({ id }) => id).join() === pictureIds.join()
}
