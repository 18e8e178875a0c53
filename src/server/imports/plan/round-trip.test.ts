import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildCatalogue,
  buildCategory,
  buildStore,
  problemsOf,
  readText,
  rootCategory,
  someDay,
} from '#server/testing/imports/build-catalogue.ts'
import { categoryTrail } from '#shared/collections/rules.ts'
import { slugOf } from '#shared/pages/url-id.ts'
import { checkProduct } from '#shared/products/check-product.ts'
import { productTypes } from '#shared/products/codes.ts'
import { type Category, type Product, productSchema, type Variant } from '#shared/products/schema.ts'
import { onOneLine } from '#shared/texts/schema.ts'
import { unitsOf } from '../formats/measures.ts'
import { type ExportContext, headerOf, rowsOf } from '../formats/squarespace/write-squarespace.ts'
import { writeTable } from '../formats/write-table.ts'
import { noClaims } from './catalogue.ts'
import { picturesOf } from './merge-pictures.ts'
import { planImport } from './plan-import.ts'

const flower = buildCategory('Flower', 'flower')
const categories: Category[] = [
  rootCategory,
  flower,
  buildCategory('Bells of Ireland', 'bells-of-ireland-1', flower.id),
  buildCategory('Mugs & Cups, large', 'mugs'),
  buildCategory('陶器', 'category'),
]

/** Texts as people and attackers write them: with quotes, commas, line breaks, formulas and backslashes. */
const text = (longest: number) =>
  fc
    .string({ unit: fc.constantFrom(...'aB1 ,;"\'=+-@\\\n\t/>é陶'), maxLength: longest })
    .map((word) => word.trim().slice(0, longest))
/** Names and titles, which are stored on one line. */
const word = (longest: number) => text(longest).map((one) => onOneLine(one) || 'x')

const uuid = fc.uuid()
const cents = fc.integer({ min: 1, max: 99_999_999 })
const measure = fc.double({ min: 0, max: 100_000, noNaN: true }).map((size) => Math.round(size * 100) / 100)

const variant: fc.Arbitrary<Omit<Variant, 'attributes' | 'sku'>> = fc.record({
  id: uuid,
  priceCents: cents,
  // A sale price of zero causes a warning.
  salePriceCents: fc.integer({ min: 1, max: 99_999_999 }),
  onSale: fc.boolean(),
  unlimited: fc.boolean(),
  qtyInStock: fc.integer({ min: 0, max: 99_999_999 }),
  pictureId: fc.constant(null),
  weightGrams: measure,
  lengthMillimetres: measure,
  widthMillimetres: measure,
  heightMillimetres: measure,
})

const picture = fc.record({
  id: uuid,
  assetUrl: uuid.map((id) => `/media/${id}/mug.jpg`),
  width: fc.constant(10),
  height: fc.constant(10),
  altText: text(20),
  focalPoint: fc.constant({ x: 0.2, y: 0.8 }),
  colorData: fc.constant(null),
})

const download = fc.record({ id: uuid, fileId: uuid, filename: word(20), bytes: fc.nat() })

/** Random products after the shop's own checks, as they are stored. */
const product: fc.Arbitrary<Product> = fc
  .record({
    id: uuid,
    type: fc.constantFrom(productTypes.physical, productTypes.service, productTypes.digital),
    title: word(40),
    status: fc.constantFrom('draft', 'private', 'published', 'scheduled', 'needs-review'),
    body: text(200),
    tags: fc.array(word(20), { maxLength: 5 }),
    categoryIds: fc.uniqueArray(fc.constantFrom(...categories.map(({ id }) => id))),
    options: fc.uniqueArray(word(12), { maxLength: 6, selector: (name) => name.toLowerCase() }),
    values: fc.array(word(12), { minLength: 6, maxLength: 6 }),
    variants: fc.array(variant, { minLength: 1, maxLength: 4 }),
    skus: fc.array(word(12), { minLength: 4, maxLength: 4 }),
    pictures: fc.uniqueArray(picture, { maxLength: 3, selector: ({ id }) => id }),
    files: fc.uniqueArray(download, { maxLength: 2, selector: ({ id }) => id }),
  })
  .map((parts) => {
    const variants = (parts.options.length === 0 ? parts.variants.slice(0, 1) : parts.variants).map((one, place) => ({
      ...one,
      onSale: one.onSale && one.salePriceCents < one.priceCents,
      // SKUs are unique on the whole site.
      sku: `${parts.skus[place]}-${one.id}`,
      attributes: Object.fromEntries(parts.options.map((name, option) => [name, `${parts.values[option]}${place}`])),
    }))
    const input = {
      ...buildBlank(),
      productType: parts.type,
      title: parts.title,
      urlId: slugOf(parts.title) || 'item',
      status: parts.status as Product['status'],
      publishAt: parts.status === 'scheduled' ? someDay + 1000 : null,
      body: parts.body,
      tags: parts.tags,
      categoryIds: parts.categoryIds.toSorted(),
      options: parts.options.map((name) => ({ name, display: 'radio' as const })),
      variants: variants.map((one) => ({ ...one, seenQtyInStock: null })),
      pictures: picturesOf({ pictures: parts.pictures } as Product),
      files: parts.files.map(({ id, fileId }) => ({ id, fileId })),
    }
    const checked = checkProduct(input, 'USD', someDay)
    if (!checked.ok) throw new Error(checked.failure.code)
    return productSchema.parse({
      ...checked.value,
      id: parts.id,
      variants: checked.value.variants.map(({ seenQtyInStock: _seen, ...one }) => one),
      pictures: parts.pictures,
      files: parts.type === productTypes.digital ? parts.files : [],
      createdAt: 0,
      updatedAt: 0,
    })
  })

const buildBlank = () => ({
  collectionId: 'collection-1',
  excerpt: 'Kept',
  useCustomAddButtonText: false,
  customAddButtonText: '',
  customSoldOutText: '',
  scarcity: null,
  relatedProductIds: [],
  isSubscribable: false,
  subscriptionPlan: null,
  additionalFieldsFormId: null,
  seoTitle: 'Kept',
  seoDescription: '',
  taxable: false,
  taxCategoryId: '',
  withdrawalExemption: null,
})

const products = fc.uniqueArray(product, { minLength: 1, maxLength: 5, selector: ({ id }) => id })
const units = fc.constantFrom(unitsOf.imperial, unitsOf.metric)

const exportContext = (unitsOfShop: ExportContext['units']): ExportContext => ({
  currency: 'USD',
  units: unitsOfShop,
  now: someDay,
  stores: new Map([['collection-1', { urlId: 'shop', title: 'Shop' }]]),
  categoryNames: (id) =>
    categoryTrail(categories, id)
      .slice(1)
      .map(({ displayName }) => displayName),
  categoryAddress: (id) =>
    categoryTrail(categories, id)
      .slice(1)
      .map(({ urlId }) => `/${urlId}`)
      .join(''),
  pictureAddress: (assetUrl) => `https://shop.example${assetUrl}`,
})

const fileOf = (list: readonly Product[], count: 26 | 32, unitsOfShop: ExportContext['units']) =>
  writeTable([headerOf(count), ...list.flatMap((one) => rowsOf(one, count, exportContext(unitsOfShop)))])

const readBack = (file: string, unitsOfShop: ExportContext['units']) =>
  readText(file, { currency: 'USD', locale: 'en-US', units: unitsOfShop, now: someDay })

const pictureOf = (list: readonly Product[]) => (url: string) =>
  list.flatMap((one) => one.pictures).find(({ assetUrl }) => url.endsWith(assetUrl))?.id ?? null

describe('an export in the columns of Squarespace', () => {
  it('changes nothing when it is imported again', () => {
    fc.assert(
      fc.property(products, units, (list, unitsOfShop) => {
        const imported = readBack(fileOf(list, 32, unitsOfShop), unitsOfShop)
        const plans = planImport(
          imported,
          buildCatalogue({ products: list, categories, pictureOf: pictureOf(list) }),
          noClaims(),
        )
        expect(plans.map(({ action, productId, changes }) => ({ action, productId, changes }))).toEqual(
          list.map(({ id }) => ({ action: 'unchanged', productId: id, changes: [] })),
        )
        expect(problemsOf(plans)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('brings all that the columns can say into an empty shop', () => {
    fc.assert(
      fc.property(products, units, (list, unitsOfShop) => {
        const imported = readBack(fileOf(list, 32, unitsOfShop), unitsOfShop)
        const empty = buildCatalogue({ categories, stores: [buildStore({ limit: 9 })], pictureOf: pictureOf(list) })
        for (const [place, { action, input }] of planImport(imported, empty, noClaims()).entries()) {
          const original = list[place]!
          expect(action).toBe('create')
          expect(input).toMatchObject({
            title: original.title,
            productType: original.productType,
            body: original.body,
            tags: original.tags,
            categoryIds: original.categoryIds.filter((id) => id !== rootCategory.id),
            status: original.status === 'published' ? 'published' : 'private',
            pictures: original.pictures.map(({ id }) => ({ id })),
            variants: original.variants.map(({ id: _id, qtyInStock, ...rest }) => ({
              ...rest,
              qtyInStock: rest.unlimited ? 0 : qtyInStock,
            })),
          })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('has the 26 columns of files with three options', () => {
    expect(headerOf(26)).toHaveLength(26)
    expect(headerOf(32)).toHaveLength(32)
  })
})
