import { toPicture } from '#server/files/picture-assets.ts'
import { cleanBody } from '#server/html/clean-body.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { ProductInput } from '#shared/products/api.ts'
import { checkProduct } from '#shared/products/check-product.ts'
import type { Product } from '#shared/products/schema.ts'
import { MOST_PIECES } from '#shared/stock/schema.ts'
import { partRefusal } from '../bundles/check-parts.ts'
import { lockProducts } from '../read-product.ts'
import { chooseUrlIds } from './choose-url-ids.ts'
import { newSku } from './new-sku.ts'
import type { ProductChange } from './product-change.ts'
import { type ProductContext, readProductContext } from './product-context.ts'
import { roomInCollections } from './room-in-collections.ts'
import type { NewProductRefusal, SaveOptions, SaveProduct, SaveRefusal } from './save-request.ts'
import { matchesSnapshot } from './snapshot.ts'
import { writeProducts } from './write-products.ts'

type Saved = Result<Product, SaveRefusal>

/** Creates or updates one product as a whole; a refusal names the error and writes nothing. */
export async function saveProduct(
  scope: ChangeScope,
  item: SaveProduct & { readonly productId: null },
  options: SaveOptions,
): Promise<Result<Product, NewProductRefusal>>
export async function saveProduct(scope: ChangeScope, item: SaveProduct, options: SaveOptions): Promise<Saved>
export async function saveProduct(scope: ChangeScope, item: SaveProduct, options: SaveOptions): Promise<Saved> {
  try {
    return (await saveProducts(scope, [item], options))[0]!
  } catch (error) {
    if (isSkuTaken(error)) return fail('sku-taken')
    throw error
  }
}

/** Two owners may use the same SKU at the same moment; the database refuses one of them. */
function isSkuTaken(error: unknown): boolean {
  const { constraint, message } = error as { constraint?: unknown; message?: unknown }
  return constraint === 'variants_sku_unique' || /UNIQUE constraint failed: .*variants\.sku/.test(String(message))
}

/**
 * Saves many products, a few hundred at once: the result of each, in order. Refused ones are skipped and the others are
 * written; a caller that wants all or none returns the refusal from its transaction. Unchanged products are not
 * written.
 */
export async function saveProducts(
  scope: ChangeScope,
  items: readonly SaveProduct[],
  options: SaveOptions,
): Promise<Saved[]> {
  const stored = await lockProducts(
    scope,
    items.flatMap((item) => item.productId ?? []),
  )
  const context = await readProductContext(
    scope,
    items.map((item) => item.input),
  )
  const room = await roomInCollections(scope, items, stored, options.productLimit)
  const skuOwners = new Map(context.skuOwners)
  const now = Date.now()

  const drafts = items.map((item): Saved => {
    const before = item.productId === null ? null : stored.get(item.productId)
    if (before === undefined) return fail('product-not-found')
    if (before && typeof item.updatedAt === 'number' && item.updatedAt !== before.updatedAt) {
      return fail('edit-conflict', { updatedAt: before.updatedAt })
    }
    if (before && item.input.bundle && !before.bundle) return fail('bundle-not-possible')
    // A caller that does not know about bundles changes nothing about them.
    const input = before?.bundle ? { bundle: before.bundle, ...item.input } : item.input
    const checked = checkProduct(input, context.currency, now)
    if (!checked.ok) return checked
    const product = compose(checked.value, before, context, { now, createdAt: item.createdAt ?? now })
    if (!product.ok) return product
    const refusal = claimSkus(product.value, skuOwners) ?? room.refuse(product.value, before)
    return refusal ?? product
  })
  const results = await chooseUrlIds(scope, drafts, stored, { ...options, locale: context.locale })

  const changes = results.flatMap((result): ProductChange[] => {
    if (!result.ok) return []
    const before = stored.get(result.value.id) ?? null
    return before && isUnchanged(before, result.value) ? [] : [{ before, after: result.value }]
  })
  await writeProducts(scope, changes, options)
  const written = new Set(changes.map((change) => change.after))
  return results.map((result) =>
    result.ok && !written.has(result.value) ? succeed(stored.get(result.value.id)!) : result,
  )
}

/** The product as it will be stored; everything that it refers to must exist. */
function compose(
  input: ProductInput,
  before: Product | null,
  context: ProductContext,
  { now, createdAt }: { readonly now: number; readonly createdAt: number },
): Saved {
  if (input.categoryIds.some((id) => context.categories.get(id) !== input.collectionId))
    return fail('category-not-found')
  if (input.pictures.some((picture) => !context.assets.has(picture.id))) return fail('picture-not-found')
  if (input.files.some((file) => !context.files.has(file.fileId))) return fail('file-not-found')
  const formId = input.additionalFieldsFormId
  // A form that was deleted since it was chosen is ignored, and does not prevent other changes.
  const isKnownForm = formId === null || formId === before?.additionalFieldsFormId || context.formIds.has(formId)
  if (!isKnownForm) return fail('form-not-found')
  const ofParts = partRefusal(input, before, context.parts)
  if (ofParts) return ofParts
  const id = before?.id ?? newId()
  const earlier = new Map(before?.variants.map((variant) => [variant.id, variant]))
  return succeed({
    ...input,
    id,
    body: cleanBody(input.body),
    categoryIds: input.categoryIds.toSorted(),
    relatedProductIds: input.relatedProductIds.filter((other) => context.relatedIds.has(other) && other !== id),
    pictures: input.pictures.map((picture) => toPicture(context.assets.get(picture.id)!, picture)),
    files: input.files.map(({ id: place, fileId }) => {
      const { filename, bytes } = context.files.get(fileId)!
      return { id: place, fileId, filename, bytes }
    }),
    variants: input.variants.map(({ seenQtyInStock, fixedPrices = {}, ...variant }) => {
      const known = variant.id === null ? undefined : earlier.get(variant.id)
      const isDifference = known !== undefined && seenQtyInStock !== null
      const pieces = isDifference ? known.qtyInStock + variant.qtyInStock - seenQtyInStock : variant.qtyInStock
      return {
        ...variant,
        ...(Object.keys(fixedPrices).length > 0 && { fixedPrices }),
        id: known?.id ?? newId(),
        sku: variant.sku || newSku(),
        qtyInStock: Math.min(Math.max(0, pieces), MOST_PIECES),
        // The stock of a bundle follows its parts: `settleBundles` writes it.
        ...(input.bundle && { unlimited: known?.unlimited ?? false, qtyInStock: known?.qtyInStock ?? 0 }),
      }
    }),
    createdAt: before?.createdAt ?? Math.min(createdAt, now),
    // Two saves within a millisecond are still two versions.
    updatedAt: Math.max(now, (before?.updatedAt ?? 0) + 1),
  })
}

/** SKUs are unique on the whole site, including the products that are being saved. */
function claimSkus(product: Product, owners: Map<string, string>): Saved | null {
  const taken = product.variants.find(({ sku }) => (owners.get(sku) ?? product.id) !== product.id)
  if (taken) return fail('sku-taken', { sku: taken.sku })
  for (const { sku } of product.variants) owners.set(sku, product.id)
  return null
}

function isUnchanged(before: Product, after: Product): boolean {
  const hasOtherStock = after.variants.some(
    (variant, place) => variant.qtyInStock !== before.variants[place]?.qtyInStock,
  )
  return (
    !hasOtherStock &&
    before.publishAt === after.publishAt &&
    before.status === after.status &&
    matchesSnapshot(before, after)
  )
}
