import { readCategory } from '#server/collections/category-store.ts'
import { readCollection } from '#server/collections/collection-store.ts'
import { updateCategory } from '#server/collections/save-category.ts'
import { updateCollection } from '#server/collections/save-collection.ts'
import { readPictureAssets } from '#server/files/picture-assets.ts'
import { lockProducts } from '#server/products/read-product.ts'
import { saveProducts } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import type { ChangeScope } from '#server/scope.ts'
import { sentenceOf } from '#shared/failures.ts'
import type { ProductInput } from '#shared/products/api.ts'
import type { Product } from '#shared/products/schema.ts'
import { assetUrlOf } from '../files/asset-url.ts'
import { pictureDetails, pictureVariants } from './documents.ts'
import { movePictures } from './formats/body-pictures.ts'
import type { PictureRecord } from './picture-store.ts'
import { arrangePictures, picturesOf } from './plan/merge-pictures.ts'
import { attachToContent } from './posts/attach-to-content.ts'

/** The result for a picture that was to be fetched. */
export interface ArrivedPicture {
  readonly picture: Pick<PictureRecord, 'id' | 'product_id' | 'url' | 'place' | 'alt_text' | 'details'>
  readonly assetId: string | null
  readonly reason: string
}

/** Records the results of pictures, and adds those that arrived to their products, each at its position. */
export async function attachPictures(
  scope: ChangeScope,
  arrived: readonly ArrivedPicture[],
  context: { readonly batchId: string; readonly importId: string; readonly productLimit: number },
): Promise<void> {
  for (const { picture, assetId, reason } of arrived) {
    await note(scope, [picture.id], assetId === null ? 'failed' : 'done', assetId, reason)
  }
  if (await isUndone(scope, context.batchId)) return
  const here = arrived.filter(({ assetId }) => assetId)
  for (const one of here) {
    const { place } = one.picture
    if (place === 'page' || place === 'category') await showOnPlace(scope, one, context.batchId)
  }
  const isShownHere = ({ place }: ArrivedPicture['picture']) => place === 'post' || place === 'content'
  const ofPosts = here.flatMap(({ picture, assetId }) => (isShownHere(picture) ? [{ picture, assetId: assetId! }] : []))
  await attachToContent(scope, ofPosts, context.batchId)
  const ofProducts = here.filter(
    ({ picture }) => picture.place !== 'page' && picture.place !== 'category' && !isShownHere(picture),
  )
  const productIds = [...new Set(ofProducts.map(({ picture }) => picture.product_id))]
  if (productIds.length === 0) return
  const products = await lockProducts(scope, productIds)
  const wanted = await picturesOfProducts(scope, productIds)
  const urls = await ourUrls(scope, ofProducts)
  const items = [...products.values()].map((product) => {
    const all = wanted.get(product.id) ?? []
    const pictures = all.filter(({ place }) => place === 'picture')
    const input = toInput(product)
    const shown = new Map(
      pictures.flatMap(({ asset_id: id, variant_ids: ids }) =>
        id === null ? [] : pictureVariants.read(ids).map((variantId) => [variantId, id] as const),
      ),
    )
    return {
      productId: product.id,
      input: {
        ...input,
        ...(pictures.length > 0 && {
          pictures: arrangePictures(
            pictures.map(({ url, alt_text: altText, asset_id: id, details }) => ({
              url,
              altText,
              focalPoint: pictureDetails.read(details).focalPoint,
              id,
            })),
            picturesOf(product),
          ),
        }),
        body: movePictures(product.body, (url) => urls.get(url) ?? null),
        files: withArrived(product, all),
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
    // The product was changed meanwhile so that it cannot be saved; its picture is in the library and can be added by
    // hand.
    const ids = arrived
      .filter(({ picture }) => picture.product_id === items[place]!.productId)
      .map((one) => one.picture.id)
    await note(scope, ids, 'failed', null, sentenceOf(result.failure))
  }
}

/** The URLs on this site of pictures in descriptions. */
async function ourUrls(scope: ChangeScope, arrived: readonly ArrivedPicture[]): Promise<Map<string, string>> {
  const inBody = arrived.filter(({ picture }) => picture.place === 'body')
  const assets = await readPictureAssets(
    scope,
    inBody.map(({ assetId }) => assetId!),
  )
  return new Map(
    inBody.flatMap(({ picture, assetId }) => {
      const asset = assets.get(assetId!)
      return asset ? [[picture.url, assetUrlOf({ ...asset, mediaType: asset.media_type })] as const] : []
    }),
  )
}

/** The files of a product including new ones, in the order of the file. */
function withArrived(product: Product, pictures: readonly PictureRecord[]): ProductInput['files'] {
  const known = product.files.map(({ id, fileId }) => ({ id, fileId }))
  const come = pictures.flatMap(({ place, asset_id: fileId, details }) => {
    const { fileId: id } = pictureDetails.read(details)
    return place === 'file' && fileId !== null && id !== undefined ? [{ id, fileId }] : []
  })
  const ids = new Set(come.map(({ id }) => id))
  return [...known.filter(({ id }) => !ids.has(id)), ...come]
}

/** Sets a picture on its store page or category, unless its owner has chosen one meanwhile. */
async function showOnPlace(
  scope: ChangeScope,
  { picture: { product_id: id, place, alt_text: altText, details }, assetId }: ArrivedPicture,
  batchId: string,
): Promise<void> {
  const { focalPoint = { x: 0.5, y: 0.5 } } = pictureDetails.read(details)
  const picture = { id: assetId!, altText: altText ?? '', focalPoint }
  if (place === 'page') {
    const page = await readCollection(scope, id)
    if (page && !page.picture) await updateCollection(scope, id, { ...page, picture }, batchId)
    return
  }
  const category = await readCategory(scope, id)
  if (category && !category.picture)
    await updateCategory(scope, id, { ...category, details: { ...category, picture } }, batchId)
}

/**
 * Whether the import was undone while its pictures were fetched. The row is locked before any product, in the same
 * order as undoing, to avoid deadlocks.
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
