import { blankProduct } from '../blank-product.ts'
import { productTypes } from '../codes.ts'
import type { Product, Variant } from '../schema.ts'

// Test builders: a complete product of which a test names only the fields that it is about.

/** A variant at 19.99 with three pieces; its id is made from its values. */
export function buildVariant(changes: Partial<Variant> = {}): Variant {
  const values = Object.values(changes.attributes ?? {}).join('-') || 'only'
  return {
    id: `variant-${values}`,
    sku: `SKU-${values}`,
    priceCents: 1999,
    salePriceCents: 0,
    onSale: false,
    unlimited: false,
    qtyInStock: 3,
    attributes: {},
    pictureId: null,
    weightGrams: 0,
    lengthMillimetres: 0,
    widthMillimetres: 0,
    heightMillimetres: 0,
    ...changes,
  }
}

/** A published mug; its options are made from the variants' attributes by default. */
export function buildProduct(changes: Partial<Product> = {}): Product {
  const variants = changes.variants ?? [buildVariant()]
  return {
    ...blankProduct,
    id: 'product-1',
    collectionId: 'collection-1',
    productType: productTypes.physical,
    title: 'Harbor Mug',
    urlId: 'harbor-mug',
    status: 'published',
    options: Object.keys(variants[0]?.attributes ?? {}).map((name) => ({ name, display: 'dropdown' })),
    variants,
    createdAt: 0,
    updatedAt: 0,
    ...changes,
  }
}
