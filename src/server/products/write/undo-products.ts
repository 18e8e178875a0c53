import type { Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { type ProductSnapshot, productIn, productLog } from '../change-log.ts'
import { lockProducts, readProducts } from '../read-product.ts'
import { chooseUrlIds } from './choose-url-ids.ts'
import type { ProductChange } from './product-change.ts'
import { readProductContext } from './product-context.ts'
import { roomInCollections } from './room-in-collections.ts'
import type { SaveRefusal } from './save-request.ts'
import { matchesSnapshot } from './snapshot.ts'
import { toInput } from './to-input.ts'
import { writeProducts } from './write-products.ts'

/** Restores products: a created one is deleted, a deleted one returns with its ids, a changed one is restored. */
export const undoProducts = (productLimit: number): Undoer<ProductSnapshot> => ({
  log: productLog,
  permissions: ['products.write'],
  async changedSince(scope, changes) {
    const current = await readProducts(
      scope,
      changes.map((change) => change.nounId),
    )
    return changes
      .filter(({ nounId, after }) => !matchesSnapshot(current.get(nounId) ?? null, after))
      .map(({ nounId }) => nounId)
  },
  async undo(scope, changes, { batchId, keepsChanged }) {
    const current = await lockProducts(
      scope,
      changes.map((change) => change.nounId),
    )
    const now = Date.now()
    const targets: { current: Product | null; target: Product | null }[] = []
    for (const { nounId, before, after } of changes) {
      const former = productIn(before)
      const product = current.get(nounId) ?? null
      if (!matchesSnapshot(product, after)) {
        if (keepsChanged) continue
        return fail('change-superseded')
      }
      targets.push({ current: product, target: former && turnedBack(former, product, productIn(after), now) })
    }
    const restored = await restore(
      scope,
      targets.flatMap(({ target }) => target ?? []),
      current,
      productLimit,
    )
    if (!restored.ok) return restored
    const writes = targets.map(
      ({ current: before, target }): ProductChange => ({
        before,
        after: target && restored.value.get(target.id)!,
      }),
    )
    await writeProducts(scope, writes, { batchId, leavesRedirects: false })
    return succeed(undefined)
  },
})

/** A former state adapted to the present: pieces that were sold since stay sold, and times in the past have passed. */
function turnedBack(before: Product, current: Product | null, after: Product | null, now: number): Product {
  const isDue = before.status === 'scheduled' && before.publishAt !== null && before.publishAt <= now
  const piecesOf = (product: Product | null, id: string) => product?.variants.find((one) => one.id === id)?.qtyInStock
  const variants = before.variants.map((variant): Variant => {
    const sold = (piecesOf(after, variant.id) ?? 0) - (piecesOf(current, variant.id) ?? 0)
    return { ...variant, qtyInStock: Math.max(0, variant.qtyInStock - (current ? sold : 0)) }
  })
  return {
    ...before,
    ...(isDue && { status: 'published', publishAt: null }),
    variants,
    updatedAt: Math.max(now, (current?.updatedAt ?? before.updatedAt) + 1),
  }
}

/** Adapts former states to existing things: deleted pictures, files and categories are left out, SKUs must be free. */
async function restore(
  scope: ChangeScope,
  targets: readonly Product[],
  current: ReadonlyMap<string, Product>,
  productLimit: number,
): Promise<Result<Map<string, Product>, SaveRefusal>> {
  const items = targets.map((target) => ({
    productId: current.has(target.id) ? target.id : null,
    input: toInput(target),
  }))
  const context = await readProductContext(
    scope,
    items.map((item) => item.input),
  )
  const room = await roomInCollections(scope, items, current, productLimit)
  const drafts: Result<Product, SaveRefusal>[] = []
  for (const target of targets) {
    const taken = target.variants.find(({ sku }) => (context.skuOwners.get(sku) ?? target.id) !== target.id)
    if (taken) return fail('sku-taken', { sku: taken.sku })
    const refusal = room.refuse(target, current.get(target.id) ?? null)
    if (refusal) return refusal
    drafts.push(
      succeed({
        ...target,
        categoryIds: target.categoryIds.filter((id) => context.categories.get(id) === target.collectionId),
        pictures: target.pictures.filter((picture) => context.assets.has(picture.id)),
        files: target.files.filter((file) => context.files.has(file.fileId)),
        relatedProductIds: target.relatedProductIds.filter((id) => context.relatedIds.has(id)),
      }),
    )
  }
  const placed = await chooseUrlIds(scope, drafts, current, { takenUrlId: 'number', locale: context.locale })
  return succeed(new Map(placed.flatMap((result) => (result.ok ? [[result.value.id, result.value] as const] : []))))
}
