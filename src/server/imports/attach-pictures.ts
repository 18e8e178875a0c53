import { lockProducts } from '#server/products/read-product.ts'
import { saveProducts } from '#server/products/save-product.ts'
import { toInput } from '#server/products/to-input.ts'
import type { ChangeScope } from '#server/stores.ts'
import { sentenceOf } from '#shared/failures.ts'
import { arrangePictures, picturesOf } from '#shared/imports/merge-pictures.ts'
import type { PictureRecord } from './picture-store.ts'

/** What became of a picture that was to be fetched. */
export interface ArrivedPicture {
  readonly picture: Pick<PictureRecord, 'id' | 'product_id'>
  readonly assetId: string | null
  readonly reason: string
}

/** Notes what became of pictures, and shows those that arrived on their products, each in its place. */
export async function attachPictures(
  scope: ChangeScope,
  arrived: readonly ArrivedPicture[],
  context: { readonly batchId: string; readonly importId: string; readonly productLimit: number },
): Promise<void> {
  for (const { picture, assetId, reason } of arrived) {
    await note(scope, [picture.id], assetId === null ? 'failed' : 'done', assetId, reason)
  }
  if (await isUndone(scope, context.batchId)) return
  const productIds = [...new Set(arrived.filter(({ assetId }) => assetId).map(({ picture }) => picture.product_id))]
  if (productIds.length === 0) return
  const products = await lockProducts(scope, productIds)
  const wanted = await picturesOfProducts(scope, productIds)
  const items = [...products.values()].map((product) => {
    const pictures = wanted.get(product.id) ?? []
    const input = toInput(product)
    const shown = new Map(
      pictures.flatMap(({ asset_id: id, variant_ids: ids }) =>
        id === null ? [] : (JSON.parse(ids) as string[]).map((variantId) => [variantId, id] as const),
      ),
    )
    return {
      productId: product.id,
      input: {
        ...input,
        pictures: arrangePictures(
          pictures.map(({ url, alt_text: altText, asset_id: id }) => ({ url, altText, id })),
          picturesOf(product),
        ),
        variants: input.variants.map((variant) => ({
          ...variant,
          pictureId: shown.get(variant.id ?? '') ?? variant.pictureId,
        })),
      },
    }
  })
  const { batchId, importId: aboutId, productLimit } = context
  const saved = await saveProducts(scope, items, { batchId, aboutId, productLimit, takenUrlId: 'number' })
  for (const [place, result] of saved.entries()) {
    if (result.ok) continue
    // The product was changed meanwhile so that it cannot be saved; its picture is in the files and can be added by hand.
    const ids = arrived
      .filter(({ picture }) => picture.product_id === items[place]!.productId)
      .map((one) => one.picture.id)
    await note(scope, ids, 'failed', null, sentenceOf(result.failure))
  }
}

/**
 * Whether the import was taken back while its pictures were on their way. The row is locked before any product, as undoing
 * does it, so that neither waits for the other in a ring.
 */
async function isUndone({ database, websiteId }: ChangeScope, batchId: string): Promise<boolean> {
  const batch = await database
    .updateTable('change_batches')
    .set((set) => ({ size: set.ref('size') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', batchId)
    .returning('undone_at')
    .executeTakeFirst()
  return typeof batch?.undone_at === 'number'
}

async function note(
  { database, websiteId }: ChangeScope,
  ids: readonly string[],
  state: PictureRecord['state'],
  assetId: string | null,
  reason: string,
): Promise<void> {
  await database
    .updateTable('import_pictures')
    .set({ state, asset_id: assetId, reason: reason.slice(0, 500) })
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .execute()
}

async function picturesOfProducts(
  { database, websiteId }: ChangeScope,
  productIds: readonly string[],
): Promise<Map<string, PictureRecord[]>> {
  const rows = await database
    .selectFrom('import_pictures')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('product_id', 'in', productIds)
    .where('state', '<>', 'replaced')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, (row) => row.product_id)
}
