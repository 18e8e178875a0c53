import { recordChanges } from '#server/changes/record-change.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import { hashOf, newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import {
  type importReviewsCall,
  REVIEW_PROBLEMS_SHOWN,
  type ReviewImport,
  type ReviewProblem,
} from '#shared/reviews/api.ts'
import { reviewLog, snapshotOf } from '../change-log.ts'
import { personKeyOf } from '../person-key.ts'
import type { ReviewRow } from '../review-store.ts'
import { problemOfRow, type ReviewFileRow, readReviewsCsv } from './read-reviews-csv.ts'

interface Found {
  readonly id: string
  readonly title: string
}

/**
 * Adds the reviews of a file. A person’s review of a product that is there already stays as it is, so that a file can be
 * imported again; one that was deleted comes back. A dry run writes nothing and returns the same.
 */
export async function importReviews(
  scope: ChangeScope,
  { csv, isDryRun }: BodyOf<typeof importReviewsCall>,
  batchId: string,
): Promise<Result<Omit<ReviewImport, 'batchId'>, 'reviews-unreadable' | 'reviews-too-many'>> {
  const read = readReviewsCsv(csv)
  if (!read.ok) return read
  const now = Date.now()
  const products = await productsByHandle(scope, [...new Set(read.value.map(({ handle }) => handle))])
  const problems: { line: number; product: string; problem: ReviewProblem }[] = []
  const wanted = new Map<string, ReviewRow>()
  let good = 0
  for (const row of read.value) {
    const product = products.get(row.handle)
    const problem = problemOfRow(row, now) ?? (product ? null : 'product')
    if (problem || !product) {
      problems.push({ line: row.line, product: row.product, problem: problem ?? 'product' })
      continue
    }
    good += 1
    const made = rowOf(scope.websiteId, product, row, now)
    const key = `${made.product_id} ${made.person_key}`
    if (!wanted.has(key)) wanted.set(key, made)
  }
  const known = await knownAmong(scope, [...wanted.values()])
  const isNew = ([key]: readonly [string, ReviewRow]) => (known.get(key)?.state ?? 'deleted') === 'deleted'
  const added = [...wanted].filter(isNew).toSorted(([one], [other]) => (one < other ? -1 : 1))
  if (!isDryRun && added.length > 0) await write(scope, added, known, products, batchId)
  return succeed({
    rows: read.value.length,
    added: added.length,
    repeated: good - added.length,
    problems: problems.slice(0, REVIEW_PROBLEMS_SHOWN),
    problemCount: problems.length,
  })
}

/** The moment of a review: where a file has only the day, its noon, which is the same day almost everywhere. */
const momentOf = (at: number, now: number): number =>
  Math.min(at % DAY_MILLISECONDS === 0 ? at + DAY_MILLISECONDS / 2 : at, now)

/** The same moment as the file had, also from our own export of a review without a time. */
const dayOf = (at: number | null): number | null =>
  at !== null && at % DAY_MILLISECONDS === DAY_MILLISECONDS / 2 ? at - DAY_MILLISECONDS / 2 : at

function rowOf(websiteId: string, product: Found, row: ReviewFileRow, now: number): ReviewRow {
  const { title, body, name, email, reply, state } = row
  const content = JSON.stringify([row.rating, title, body, name, dayOf(row.createdAt)])
  const createdAt = momentOf(row.createdAt ?? now, now)
  const repliedAt =
    row.repliedAt !== null && row.repliedAt > 0 && row.repliedAt <= now ? momentOf(row.repliedAt, now) : createdAt
  return {
    ...{ website_id: websiteId, id: newId(), product_id: product.id, order_id: null },
    person_key: email === '' ? hashOf(`imported review ${content}`) : personKeyOf(websiteId, email),
    ...{ email, name, rating: row.rating!, title, body, state, hide_reason: '', source: 'import' },
    ...{ created_at: createdAt, updated_at: now, deleted_at: null, revision: 1 },
    ...{ reply, replied_at: reply === '' ? null : repliedAt },
  }
}

/** Products by their part of the URL; of two stores that have the same, the older product. */
async function productsByHandle(
  { database, websiteId }: ChangeScope,
  handles: readonly string[],
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  for (const piece of inPieces(handles)) {
    const rows = await database
      .selectFrom('products')
      .select(['id', 'title', 'url_id'])
      .where('website_id', '=', websiteId)
      // With its stores, the index of their URLs is used.
      .where('collection_id', 'in', (stores) =>
        stores.selectFrom('collections').select('id').where('website_id', '=', websiteId),
      )
      .where('url_id', 'in', piece)
      .orderBy('id', 'desc')
      .execute()
    for (const { url_id, ...product } of rows) found.set(url_id, product)
  }
  return found
}

/** A buyer may write the same review at this moment. */
const unlessWritten: OnConflict<'reviews', { id: string }> = (insert) =>
  insert
    .onConflict((conflict) => conflict.columns(['website_id', 'product_id', 'person_key']).doNothing())
    .returning('id')

type Known = ReadonlyMap<string, Pick<ReviewRow, 'id' | 'state'>>

async function knownAmong({ database, websiteId }: ChangeScope, rows: readonly ReviewRow[]): Promise<Known> {
  const known = new Map<string, Pick<ReviewRow, 'id' | 'state'>>()
  for (const piece of inPieces(rows)) {
    const found = await database
      .selectFrom('reviews')
      .select(['id', 'state', 'product_id', 'person_key'])
      .where('website_id', '=', websiteId)
      .where('product_id', 'in', [...new Set(piece.map((row) => row.product_id))])
      .where('person_key', 'in', [...new Set(piece.map((row) => row.person_key))])
      .execute()
    for (const { product_id, person_key, ...row } of found) known.set(`${product_id} ${person_key}`, row)
  }
  return known
}

async function write(
  scope: ChangeScope,
  added: readonly (readonly [string, ReviewRow])[],
  known: Known,
  products: ReadonlyMap<string, Found>,
  batchId: string,
): Promise<void> {
  // What was deleted makes room: the file’s review takes its place.
  const gone = added.flatMap(([key]) => known.get(key)?.id ?? [])
  for (const piece of inPieces(gone))
    await scope.database
      .deleteFrom('reviews')
      .where('website_id', '=', scope.websiteId)
      .where('id', 'in', piece)
      .execute()
  const written = await insertRows(
    scope.database,
    'reviews',
    added.map(([, row]) => row),
    unlessWritten,
  )
  const ids = new Set(written.map(({ id }) => id))
  const rows = added.map(([, row]) => row).filter(({ id }) => ids.has(id))
  const titles = new Map([...products.values()].map(({ id, title }) => [id, title]))
  await recordChanges(
    scope,
    batchId,
    reviewLog,
    rows.map((row) => ({ nounId: row.id, before: null, after: snapshotOf(row, titles.get(row.product_id) ?? '') })),
  )
  await scope.raiseVersion()
}
