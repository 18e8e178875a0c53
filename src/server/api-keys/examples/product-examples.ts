import {
  createCategoryCall,
  moveCategoryCall,
  setStorePasswordCall,
  updateCategoryCall,
  updateCollectionCall,
} from '#shared/collections/api.ts'
import { exportProductsCall } from '#shared/imports/api.ts'
import {
  changeProductsCall,
  createProductCall,
  listProductsCall,
  moveProductCall,
  updateProductCall,
  updateVariantsCall,
} from '#shared/products/api.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import { productTypes } from '#shared/products/codes.ts'
import { previewProductCall } from '#shared/products/preview.ts'
import { type Example, example, exampleIds } from './define.ts'

const { productId, variantId, collectionId, otherId } = exampleIds
const variant = {
  ...{ sku: 'MUG-1', priceCents: 2000, salePriceCents: 0, onSale: false },
  ...{ unlimited: false, qtyInStock: 12, attributes: {}, pictureId: null },
  ...{ weightGrams: 350, lengthMillimetres: 0, widthMillimetres: 0, heightMillimetres: 0 },
}
const mug = {
  ...blankProduct,
  collectionId,
  productType: productTypes.physical,
  title: 'Harbor mug',
  urlId: '',
  status: 'draft' as const,
}
const shown = {
  ...{ ...mug, id: productId, urlId: 'harbor-mug', variants: [{ ...variant, id: variantId }] },
  ...{ createdAt: 1_767_225_600_000, updatedAt: 1_767_225_600_000 },
}

/** Products, store pages and categories. */
export const productExamples: readonly Example[] = [
  example(listProductsCall, { query: { status: 'published', stock: 'in-stock', sort: 'title' } }),
  example(createProductCall, { body: { ...mug, variants: [{ ...variant, id: null }] } }),
  example(updateProductCall, {
    body: {
      ...{ ...mug, title: 'Harbor mug, large', updatedAt: 1_767_225_600_000 },
      variants: [{ ...variant, id: variantId, sku: 'MUG-L', seenQtyInStock: null }],
    },
  }),
  example(moveProductCall, { body: { afterProductId: otherId } }),
  example(changeProductsCall, { body: { action: 'publish', productIds: [productId] } }),
  example(previewProductCall, { body: { product: JSON.stringify(shown) } }),
  example(exportProductsCall, { query: { columns: '32' } }),
  example(updateVariantsCall, { body: { variants: [{ id: variantId, priceCents: 2200 }] } }),
  example(updateCollectionCall, {
    body: {
      title: 'Shop',
      navigationTitle: 'Shop',
      urlId: 'tableware',
      description: 'Cups, plates and bowls.',
      enabled: true,
    },
  }),
  example(setStorePasswordCall, { body: { password: 'kiln-opening-2026' } }),
  example(createCategoryCall, { body: { displayName: 'Mugs', parentId: null } }),
  example(updateCategoryCall, { body: { displayName: 'Mugs and cups', urlId: 'mugs-and-cups' } }),
  example(moveCategoryCall, { body: { parentId: null, afterCategoryId: null } }),
]
