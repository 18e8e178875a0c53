import type { ImportedProduct } from '#server/imports/formats/imported-product.ts'

/** For tests: a product as a reader returns it. */
export const mug: ImportedProduct = {
  line: 2,
  lastLine: 2,
  sourceId: 'source-1',
  storePage: '',
  urlId: 'harbor-mug',
  title: 'Harbor Mug',
  productType: 1,
  visibility: 'published',
  body: '',
  tags: [],
  categories: [],
  options: [],
  pictures: [],
  skip: null,
  problems: [],
  variants: [
    {
      line: 2,
      sourceId: '',
      sku: 'SKU-only',
      attributes: {},
      priceCents: 1999,
      salePriceCents: 0,
      onSale: false,
      unlimited: false,
      qtyInStock: 3,
    },
  ],
}
