import { hash } from 'node:crypto'
import type { Change } from '#server/changes/define-log.ts'
import type { Product } from '#shared/products/schema.ts'
import { STANDARD_TAX } from '#shared/tax-categories/schema.ts'
import type { ProductMark, ProductSnapshot } from '../change-log.ts'
import type { ProductChange } from './product-change.ts'

/**
 * A product's change for the log. For a created product only a fingerprint is stored, so that importing a hundred
 * thousand products does not write them twice.
 */
export function loggedChange({ before, after }: ProductChange): Change<ProductSnapshot> {
  const mark = before === null && after !== null ? markOf(after) : after
  return { nounId: (after ?? before)!.id, before, after: mark }
}

const markOf = (product: Product): ProductMark => ({ title: product.title, fingerprint: fingerprintOf(product) })

/** Whether a product is still in the state after a change. */
export function matchesSnapshot(product: Product | null, after: ProductSnapshot | null): boolean {
  if (product === null || after === null) return product === after
  return fingerprintOf(product) === ('fingerprint' in after ? after.fingerprint : fingerprintOf(after))
}

/**
 * A fingerprint for detecting changes. Sold pieces, the time of the last save, and a scheduled publication are not
 * changes by its owner.
 */
function fingerprintOf(product: Product): string {
  const {
    updatedAt: _saved,
    publishAt: _appears,
    files = [],
    taxCategoryId,
    withdrawalExemption,
    subscriptionPlan,
    ...rest
  } = product
  const content = {
    ...rest,
    status: product.status === 'scheduled' ? 'published' : product.status,
    categoryIds: product.categoryIds.toSorted(),
    pictures: product.pictures.map(({ id, altText, focalPoint: { x, y } }) => [id, altText, x, y]),
    // Left out when there are none: fingerprints may be older than these fields.
    ...(files.length > 0 && { files: files.map(({ id, fileId }) => [id, fileId]) }),
    ...(taxCategoryId !== STANDARD_TAX && { taxCategoryId }),
    ...(withdrawalExemption && { withdrawalExemption }),
    ...(subscriptionPlan && { subscriptionPlan }),
    variants: product.variants.map(({ qtyInStock: _pieces, ...variant }) => inOrder(variant)),
  }
  return hash('sha256', JSON.stringify(inOrder(content)), 'base64url')
}

/** The same thing gives the same text, in whatever order its fields were written. */
function inOrder<Thing extends object>(thing: Thing): Partial<Thing> {
  const ordered: Partial<Thing> = {}
  for (const key of (Object.keys(thing) as (keyof Thing)[]).sort()) ordered[key] = thing[key]
  return ordered
}
