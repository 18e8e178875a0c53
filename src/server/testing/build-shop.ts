import { createStore } from '#server/collections/create-store.ts'
import { newId } from '#server/identifiers.ts'
import { saveProduct } from '#server/products/write/save-product.ts'
import type { Website } from '#server/websites/website.ts'
import type { Collection } from '#shared/collections/schema.ts'
import type { ProductInput, VariantInput } from '#shared/products/api.ts'
import { blankProduct } from '#shared/products/blank-product.ts'
import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import type { TestApp } from './test-app.ts'

/** A website with a store, and a function that adds products like their editor. */
export interface TestShop {
  readonly website: Website
  readonly store: Collection
  /** A product as the editor sends it: a mug at 20.00, three pieces, changed by what a test needs. */
  input(changes?: ProductFacts): ProductInput
  addProduct(changes?: ProductFacts): Promise<Product>
}

export type ProductFacts = Partial<Omit<ProductInput, 'variants'>> & { variants?: Partial<VariantInput>[] }

export async function buildShop(app: TestApp, changes: Parameters<TestApp['buildWebsite']>[0] = {}): Promise<TestShop> {
  const website = await app.buildWebsite(changes)
  const store = await app.changing(website, (scope) => createStore(scope, { title: 'Shop' }, newId()))
  if (!store.ok) throw new Error(store.failure.code)
  const input = (changes: ProductFacts = {}): ProductInput => productInput(store.value.id, changes)
  return {
    website,
    store: store.value,
    input,
    async addProduct(changes) {
      const saved = await app.changing(website, (scope) =>
        saveProduct(scope, { productId: null, input: input(changes) }, { batchId: newId(), productLimit: 1_000_000 }),
      )
      if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
      return saved.value
    },
  }
}

function productInput(collectionId: string, { variants = [{}], ...changes }: ProductFacts): ProductInput {
  return {
    ...blankProduct,
    collectionId,
    productType: productTypes.physical,
    title: 'Harbor mug',
    urlId: '',
    status: 'published',
    options: Object.keys(variants[0]?.attributes ?? {}).map((name) => ({ name, display: 'dropdown' })),
    ...changes,
    variants: variants.map(variantInput),
  }
}

function variantInput(changes: Partial<VariantInput>): VariantInput {
  return {
    id: null,
    sku: '',
    priceCents: 2000,
    salePriceCents: 0,
    onSale: false,
    unlimited: false,
    qtyInStock: 3,
    seenQtyInStock: null,
    attributes: {},
    pictureId: null,
    weightGrams: 350,
    lengthMillimetres: 0,
    widthMillimetres: 0,
    heightMillimetres: 0,
    ...changes,
  }
}

/** An asset of a website, without bytes. */
export async function buildAsset(app: TestApp, website: Website, filename = 'mug.jpg'): Promise<string> {
  const id = newId()
  await app.services.database
    .insertInto('assets')
    .values({
      website_id: website.id,
      id,
      filename,
      storage_key: id,
      media_type: 'image/jpeg',
      bytes: 1,
      width: 1200,
      height: 900,
      color_data: null,
      content_hash: id,
      source_url: null,
      created_at: 0,
    } as never)
    .execute()
  return id
}
