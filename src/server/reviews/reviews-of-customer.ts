import { inPieces } from '#server/database/in-pieces.ts'
import { findAssets } from '#server/files/asset-store.ts'
import { removeFilesJob } from '#server/files/jobs.ts'
import { filesOf, listVersions } from '#server/files/version-store.ts'
import { popupWithPicture } from '#server/popup/popup-uses.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { appearanceWithPicture } from '#server/websites/picture-uses.ts'
import { reviewLog } from './change-log.ts'

/** Everything that a person wrote about products, deleted reviews too, with the pictures as files of the copy. */
export async function readReviewsOf({ database, websiteId }: Scope, emails: readonly string[]) {
  if (emails.length === 0) return []
  const rows = await database
    .selectFrom('reviews as review')
    .leftJoin('products as product', (join) =>
      join.onRef('product.website_id', '=', 'review.website_id').onRef('product.id', '=', 'review.product_id'),
    )
    .selectAll('review')
    .select('product.title as product_title')
    .where('review.website_id', '=', websiteId)
    .where('review.email', 'in', emails)
    .orderBy('review.id')
    .execute()
  const pictures = await picturesOf(
    { database, websiteId },
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const files = (pictures.get(row.id) ?? []).map(({ id, storageKey, mediaType }) => ({
      path: `files/${id}.${mediaType.split('/').at(-1)}`,
      storageKey,
    }))
    return {
      ...{ product: row.product_title ?? '', rating: row.rating, title: row.title, body: row.body, name: row.name },
      ...{ email: row.email, state: row.state, createdAt: row.created_at, updatedAt: row.updated_at },
      ...{ reply: row.reply, pictures: files.map(({ path }) => path), files },
    }
  })
}

/**
 * Deletes everything that a person wrote about products, with what the team decided about it, and their pictures where
 * nothing else shows these. The average follows.
 */
export async function eraseReviews(scope: ChangeScope, emails: readonly string[]): Promise<void> {
  const { database, websiteId } = scope
  const rows = await database
    .selectFrom('reviews')
    .select(['id', 'state'])
    .where('website_id', '=', websiteId)
    .where('email', 'in', emails)
    .execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const pictures = await picturesOf(scope, ids)
  for (const piece of inPieces(ids)) {
    await database.deleteFrom('reviews').where('website_id', '=', websiteId).where('id', 'in', piece).execute()
    await forgetDecisions(scope, piece)
    await forgetEmails(scope, piece)
  }
  await deletePictures(
    scope,
    [...pictures.values()].flat().map(({ id }) => id),
  )
  if (rows.some(({ state }) => state === 'published')) await scope.raiseVersion()
}

/** Answers of the shop may name whom they are for. */
async function forgetDecisions({ database, websiteId }: ChangeScope, reviewIds: readonly string[]): Promise<void> {
  const entries = await database
    .deleteFrom('changes')
    .where('website_id', '=', websiteId)
    .where('noun', '=', reviewLog.noun)
    .where('noun_id', 'in', reviewIds)
    .returning('batch_id')
    .execute()
  for (const piece of inPieces([...new Set(entries.map((entry) => entry.batch_id))]))
    await database
      .updateTable('change_batches')
      .set({ why_final: 'customer-erased' })
      .where('website_id', '=', websiteId)
      .where('id', 'in', piece)
      .execute()
}

/** Emails to the owner say what was written. */
async function forgetEmails({ database, websiteId }: ChangeScope, reviewIds: readonly string[]): Promise<void> {
  await database
    .deleteFrom('letters')
    .where('website_id', '=', websiteId)
    .where('kind', '=', 'new-review')
    .where('about_id', 'in', reviewIds)
    .execute()
}

async function picturesOf(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  reviewIds: readonly string[],
) {
  const rows = await database
    .selectFrom('review_pictures as shown')
    .innerJoin('assets as asset', (join) =>
      join.onRef('asset.website_id', '=', 'shown.website_id').onRef('asset.id', '=', 'shown.asset_id'),
    )
    .select(['shown.review_id', 'asset.id', 'asset.storage_key as storageKey', 'asset.media_type as mediaType'])
    .where('shown.website_id', '=', websiteId)
    .where('shown.review_id', 'in', reviewIds.length > 0 ? reviewIds : [''])
    .orderBy('shown.position')
    .execute()
  return Map.groupBy(rows, (row) => row.review_id)
}

/** Deletes pictures that nothing shows any more. One that the owner has put on a page stays there. */
async function deletePictures(scope: ChangeScope, assetIds: readonly string[]): Promise<void> {
  const { database, websiteId } = scope
  if (assetIds.length === 0) return
  const used = new Set<string>()
  for (const table of ['asset_uses', 'product_pictures', 'review_pictures'] as const) {
    const rows = await database
      .selectFrom(table)
      .select('asset_id')
      .where('website_id', '=', websiteId)
      .where('asset_id', 'in', assetIds)
      .execute()
    for (const { asset_id } of rows) used.add(asset_id)
  }
  const unused: string[] = []
  for (const id of assetIds) {
    const isOnSite = (await appearanceWithPicture(scope, id)).length + (await popupWithPicture(scope, id)).length > 0
    if (!used.has(id) && !isOnSite) unused.push(id)
  }
  if (unused.length === 0) return
  for (const asset of await findAssets(scope, unused)) {
    const contents = [asset, ...(await listVersions(scope, asset.id))]
    await scope.enqueue(removeFilesJob, { keys: contents.flatMap((content) => filesOf(asset, content)) })
  }
  await database.deleteFrom('assets').where('website_id', '=', websiteId).where('id', 'in', unused).execute()
}
