import type { ChangeScope } from '#server/scope.ts'
import { forgetWords } from '#server/search/forget-words.ts'
import { sourceOf } from './import-store.ts'

/** Rows of a report that are processed in one transaction. */
const AT_ONCE = 1_000

/**
 * Removes what an import leaves besides its changes once those are undone, wherever that was started: ids of products
 * in the file, its pictures, and search words that are not used any more. One step of it.
 * @returns whether there is more to do; a batch of no import is done at once
 */
export async function cleanUpUndone(scope: ChangeScope, batchId: string): Promise<boolean> {
  const { database, websiteId } = scope
  const found = await database
    .selectFrom('imports')
    .select(['id', 'format'])
    .where('website_id', '=', websiteId)
    .where('batch_id', '=', batchId)
    .executeTakeFirst()
  if (!found) return false
  if (await restoreSources(scope, found)) return true
  if (await restorePictures(scope, found.id)) return true
  return forgetWords(scope)
}

/** Restores the products that the file's ids meant before. */
async function restoreSources(
  { database, websiteId }: ChangeScope,
  { id, format }: { readonly id: string; readonly format: string },
): Promise<boolean> {
  const rows = await database
    .selectFrom('import_rows')
    .select(['position', 'source_id', 'source_before', 'product_id', 'fingerprint_before'])
    .where('website_id', '=', websiteId)
    .where('import_id', '=', id)
    .where('source_before', 'is not', null)
    .limit(AT_ONCE)
    .execute()
  if (rows.length === 0) return false
  const source = sourceOf(format)
  const fresh = rows.filter((row) => row.source_before === '').map((row) => row.source_id)
  if (fresh.length > 0) {
    await database
      .deleteFrom('import_sources')
      .where('website_id', '=', websiteId)
      .where('source', '=', source)
      .where('source_id', 'in', fresh)
      .execute()
  }
  for (const row of rows.filter(({ source_before: before }) => before !== '')) {
    await database
      .updateTable('import_sources')
      .set({ product_id: row.source_before!, fingerprint: row.fingerprint_before })
      .where('website_id', '=', websiteId)
      .where('source', '=', source)
      .where('source_id', '=', row.source_id)
      .execute()
  }
  await database
    .updateTable('import_rows')
    .set({ source_before: null })
    .where('website_id', '=', websiteId)
    .where('import_id', '=', id)
    .where(
      'position',
      'in',
      rows.map((row) => row.position),
    )
    .execute()
  return rows.length === AT_ONCE
}

/**
 * Removes its pictures, with those of deleted products and those that later imports requested again; what an earlier
 * import still requested is requested again.
 */
async function restorePictures(scope: ChangeScope, importId: string): Promise<boolean> {
  const { database, websiteId } = scope
  const pictures = database
    .selectFrom('import_pictures')
    .select('product_id')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId)
    .limit(AT_ONCE)
  const ids = (await pictures.execute()).map((row) => row.product_id)
  if (ids.length === 0) return false
  await removeAskedAgain(scope, importId, ids)
  await database
    .deleteFrom('import_pictures')
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', ids)
    .where((where) =>
      where.or([
        where('import_id', '=', importId),
        where.and(
          // The page of a post has the post's id.
          (['products', 'pages'] as const).map((table) =>
            where.not(
              where.exists(
                where
                  .selectFrom(table)
                  .select('id')
                  .where('website_id', '=', websiteId)
                  .whereRef(`${table}.id`, '=', 'import_pictures.product_id'),
              ),
            ),
          ),
        ),
      ]),
    )
    .execute()
  const left = await database
    .selectFrom('import_pictures')
    .select(['product_id', 'import_id', 'state'])
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', ids)
    .execute()
  for (const [productId, rows] of Map.groupBy(left, (row) => row.product_id)) {
    if (rows.some(({ state }) => state !== 'replaced')) continue
    const newest = rows
      .map((row) => row.import_id)
      .sort()
      .at(-1)!
    const ofNewest = (state: 'failed' | 'done') =>
      database
        .updateTable('import_pictures')
        .set({ state })
        .where('website_id', '=', websiteId)
        .where('product_id', '=', productId)
        .where('import_id', '=', newest)
        .where('asset_id', state === 'done' ? 'is not' : 'is', null)
        .execute()
    await ofNewest('done')
    await ofNewest('failed')
  }
  return true
}

/**
 * Later imports that found a product unchanged request its missing pictures under their own id. These belong to a state
 * that is undone now; pictures of products that a later import changed stay.
 */
async function removeAskedAgain({ database, websiteId }: ChangeScope, importId: string, productIds: readonly string[]) {
  const later = await database
    .selectFrom('import_pictures')
    .select(['import_id', 'product_id'])
    .distinct()
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .where('import_id', '>', importId)
    .execute()
  for (const [laterId, rows] of Map.groupBy(later, (row) => row.import_id)) {
    const ids = rows.map((row) => row.product_id)
    const changed = await database
      .selectFrom('import_rows')
      .select('product_id')
      .where('website_id', '=', websiteId)
      .where('import_id', '=', laterId)
      .where('action', 'in', ['create', 'update'])
      .where('product_id', 'in', ids)
      .execute()
    const stays = new Set(changed.map((row) => row.product_id))
    const gone = ids.filter((id) => !stays.has(id))
    if (gone.length === 0) continue
    await database
      .deleteFrom('import_pictures')
      .where('website_id', '=', websiteId)
      .where('import_id', '=', laterId)
      .where('product_id', 'in', gone)
      .execute()
  }
}
