import { isDeepStrictEqual } from 'node:util'
import { inPieces } from '#server/database/in-pieces.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { changeProductsCall } from '#shared/products/api.ts'
import { BULK_LIMIT } from '#shared/products/bulk-limit.ts'
import { isMoney } from '#shared/products/codes.ts'
import { withPricesChanged, withSale } from '#shared/products/percent.ts'
import type { Product, Variant } from '#shared/products/schema.ts'
import { filteredIds } from '../catalogue/list-products.ts'
import { lockProducts } from '../read-product.ts'
import type { ProductChange } from './product-change.ts'
import { writeProducts } from './write-products.ts'

export type BulkChange = BodyOf<typeof changeProductsCall>

const PRODUCTS_AT_ONCE = 100

/** Applies one change to many products; those that are unaffected or deleted are skipped. */
export async function changeProducts(
  scope: ChangeScope,
  change: BulkChange,
  batchId: string,
): Promise<Result<{ changed: number }, 'invalid-fields' | 'category-not-found' | 'too-many-selected'>> {
  const collectionId = 'categoryId' in change ? await collectionOf(scope, change.categoryId) : null
  if ('categoryId' in change && collectionId === null) return fail('category-not-found')
  const chosen = change.filter ? await filteredIds(scope, change.filter, BULK_LIMIT) : change.productIds
  if (!chosen) return fail('invalid-fields', { errors: { productIds: 'Choose products, or a filter.' } })
  if (chosen.length > BULK_LIMIT) return fail('too-many-selected')
  const currency = (await scope.settings()).currency
  // Sorted, so that two parallel calls never block each other.
  const ids = [...new Set(chosen)].sort()
  const now = Date.now()
  let changed = 0
  for (const piece of inPieces(ids, PRODUCTS_AT_ONCE)) {
    const products = await lockProducts(scope, piece)
    const changes: ProductChange[] = [...products.values()].flatMap((before) => {
      const after = applied(before, change, { collectionId, currency })
      if (after === before) return []
      return [{ before, after: after && { ...after, updatedAt: Math.max(now, before.updatedAt + 1) } }]
    })
    await writeProducts(scope, changes, { batchId })
    changed += changes.length
  }
  return succeed({ changed })
}

/** The product after the change: itself when nothing changes, null when it is deleted. */
function applied(
  product: Product,
  change: BulkChange,
  { collectionId, currency }: { readonly collectionId: string | null; readonly currency: string },
): Product | null {
  switch (change.action) {
    case 'delete':
      return null
    case 'publish':
      return product.status === 'published' ? product : { ...product, status: 'published', publishAt: null }
    case 'unpublish':
      return product.status === 'draft' ? product : { ...product, status: 'draft', publishAt: null }
    case 'add-category': {
      const isThere = product.categoryIds.includes(change.categoryId) || product.collectionId !== collectionId
      return isThere ? product : { ...product, categoryIds: [...product.categoryIds, change.categoryId].sort() }
    }
    case 'remove-category': {
      const categoryIds = product.categoryIds.filter((id) => id !== change.categoryId)
      return categoryIds.length === product.categoryIds.length ? product : { ...product, categoryIds }
    }
    case 'add-tags': {
      const known = new Set(product.tags.map(folded))
      const added = change.tags.filter((tag) => !known.has(folded(tag)) && known.add(folded(tag)))
      const tags = [...product.tags, ...added].slice(0, MOST_TAGS)
      return tags.length === product.tags.length ? product : { ...product, tags }
    }
    case 'remove-tags': {
      const gone = new Set(change.tags.map(folded))
      const tags = product.tags.filter((tag) => !gone.has(folded(tag)))
      return tags.length === product.tags.length ? product : { ...product, tags }
    }
    case 'change-prices':
      // The price of a gift card or a donation is its value, and is in the words that customers choose.
      if (isMoney(product.productType)) return product
      return withVariants(product, (variant) => withPricesChanged(variant, change.percent, currency))
    case 'start-sale':
      if (isMoney(product.productType)) return product
      return withVariants(product, (variant) => withSale(variant, change.percent, currency))
    case 'end-sale':
      return withVariants(product, (variant) => (variant.onSale ? { ...variant, onSale: false } : variant))
  }
}

function withVariants(product: Product, changed: (variant: Variant) => Variant): Product {
  const variants = product.variants.map(changed)
  return isDeepStrictEqual(variants, product.variants) ? product : { ...product, variants }
}

const MOST_TAGS = 100
const folded = (tag: string): string => tag.trim().toLowerCase()

async function collectionOf({ database, websiteId }: ChangeScope, categoryId: string): Promise<string | null> {
  const category = await database
    .selectFrom('categories')
    .select('collection_id')
    .where('website_id', '=', websiteId)
    .where('id', '=', categoryId)
    .executeTakeFirst()
  return category?.collection_id ?? null
}
