import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  buildCatalogue,
  buildCategory,
  readingContext,
  rootCategory,
  someDay,
} from '#server/testing/imports/build-catalogue.ts'
import { readTable } from '#server/testing/imports/read-whole-table.ts'
import { categoryTrail } from '#shared/collections/rules.ts'
import type { Collection } from '#shared/collections/schema.ts'
import type { DonationOffer } from '#shared/donations/schema.ts'
import { vitrineHeadings } from '#shared/imports/product-headings.ts'
import type { Picture } from '#shared/pictures/schema.ts'
import { informationScopes } from '#shared/product-information/schema.ts'
import { checkProduct } from '#shared/products/check-product.ts'
import { productStatuses, productTypes } from '#shared/products/codes.ts'
import {
  type Category,
  listSorts,
  optionDisplays,
  type Product,
  productSchema,
  type Variant,
} from '#shared/products/schema.ts'
import { onOneLine } from '#shared/texts/schema.ts'
import { columnsOf } from '../formats/columns.ts'
import { readProducts } from '../formats/read-products.ts'
import { isPlace, placesIn } from '../formats/vitrine/own-places.ts'
import { type OwnContext, placeRowsOf, vitrineHeader, vitrineRowsOf } from '../formats/vitrine/write-vitrine.ts'
import { writeTable } from '../formats/write-table.ts'
import { noClaims } from './catalogue.ts'
import { planImport } from './plan-import.ts'

const flower = buildCategory('Flower > cut\\', 'flower')
const categories: Category[] = [rootCategory, flower, buildCategory("Baby's Breath, & \\> more", 'babys', flower.id)]

const text = (longest: number) =>
  fc
    .string({ unit: fc.constantFrom(...'aB1 ,;"\'=+-@\\\n\t/>é陶'), maxLength: longest })
    .map((word) => word.trim().slice(0, longest))
const line = (longest: number) => text(longest).map(onOneLine)
const word = (longest: number) => line(longest).map((one) => one || 'x')
const uuid = fc.uuid()
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100)
const measure = fc.integer({ min: 0, max: 900_000_000 }).map((size) => size / 1000)
const focalPoint = fc.record({ x: share, y: share })

const picture: fc.Arbitrary<Picture> = fc.record({
  id: uuid,
  assetUrl: uuid.map((id) => `/media/${id}/mug.jpg`),
  width: fc.constant(10),
  height: fc.constant(10),
  altText: text(20),
  focalPoint,
  colorData: fc.constant(null),
})

const variant: fc.Arbitrary<Variant> = fc.record({
  id: uuid,
  sku: uuid,
  priceCents: fc.integer({ min: 2, max: 99_999_999 }),
  salePriceCents: fc.integer({ min: 1, max: 99_999_999 }),
  onSale: fc.boolean(),
  fixedPrices: fc.constantFrom({ GBP: 1900 }, { GBP: 1, JPY: 200 }, undefined),
  content: fc.constantFrom(
    { amount: 0.75, unit: 'l' as const, per: { amount: 100, unit: 'ml' as const } },
    { amount: 6, unit: 'item' as const, per: { amount: 1, unit: 'item' as const } },
    undefined,
  ),
  unlimited: fc.boolean(),
  qtyInStock: fc.integer({ min: 0, max: 99_999_999 }),
  attributes: fc.constant({}),
  pictureId: fc.constant(null),
  weightGrams: measure,
  lengthMillimetres: measure,
  widthMillimetres: measure,
  heightMillimetres: measure,
})

const offer: DonationOffer = { frequencies: ['once', 'month'], fundIds: ['fund-kiln'] }
const known = 'related-product'
const form = { id: 'form-engraving', name: 'Engraving' }

/** A random valid product; each field is filled in some of them. */
const product: fc.Arbitrary<Product> = fc
  .record({
    id: uuid,
    collectionId: fc.constant('collection-1'),
    productType: fc.constantFrom(
      ...[productTypes.physical, productTypes.service, productTypes.digital, productTypes.giftCard],
      productTypes.donation,
    ),
    title: word(40),
    urlId: fc.constantFrom('mug', 'mug-2', 'a-1'),
    status: fc.constantFrom(...productStatuses),
    publishAt: fc.constant(someDay + 5000),
    body: text(100).map((words) => words.replaceAll('>', '').trim()),
    excerpt: text(60),
    tags: fc.array(word(20), { maxLength: 4 }),
    categoryIds: fc.uniqueArray(fc.constantFrom(...categories.map(({ id }) => id))),
    options: fc.uniqueArray(
      fc.record({
        name: word(12),
        display: fc.constantFrom(...optionDisplays),
        colors: fc.constantFrom<Record<string, string>>({ Blue: '#0000ff' }, {}),
      }),
      { maxLength: 6, selector: ({ name }) => name.toLowerCase() },
    ),
    variants: fc.uniqueArray(variant, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
    pictures: fc.uniqueArray(picture, { maxLength: 3, selector: ({ id }) => id }),
    files: fc.uniqueArray(fc.record({ id: uuid, fileId: uuid, filename: word(20), bytes: fc.nat() }), {
      maxLength: 2,
      selector: ({ id }) => id,
    }),
    useCustomAddButtonText: fc.boolean(),
    customAddButtonText: line(20),
    customSoldOutText: line(20),
    scarcity: fc.option(
      fc.record({ enabled: fc.boolean(), text: text(20), threshold: fc.integer({ min: 1, max: 9 }) }),
    ),
    relatedProductIds: fc.uniqueArray(fc.constant(known)),
    isSubscribable: fc.constant(false),
    subscriptionPlan: fc.constant(null),
    additionalFieldsFormId: fc.constantFrom(null, form.id),
    seoTitle: line(30),
    seoDescription: text(60),
    taxable: fc.boolean(),
    taxCategoryId: fc.constantFrom('', 'books'),
    withdrawalExemption: fc.constantFrom(null, 'perishable' as const),
    ownAmounts: fc.constantFrom({ leastCents: 1000, mostCents: 50_000 }, undefined),
    donation: fc.constantFrom(offer, undefined),
    quantityBreaks: fc.option(
      fc.record({
        isTogether: fc.boolean(),
        kind: fc.constantFrom('percent' as const, 'price' as const),
        steps: fc.array(
          fc.record({
            from: fc.integer({ min: 2, max: 99 }),
            percentMilli: fc.constant(5000),
            priceCents: fc.constant(1000),
          }),
          { minLength: 1, maxLength: 1 },
        ),
      }),
      { nil: undefined },
    ),
    // The file says that it is one, and the shop keeps its parts.
    bundle: fc.constant(undefined),
    createdAt: fc.nat(),
    updatedAt: fc.nat(),
  } satisfies Record<keyof Product, unknown>)
  .map((parts) => {
    const some = parts.options.length === 0 ? parts.variants.slice(0, 1) : parts.variants
    const variants = some.map((one, place) => ({
      ...one,
      onSale: one.onSale && one.salePriceCents < one.priceCents,
      attributes: Object.fromEntries(parts.options.map(({ name }) => [name, `v,>\\${place}`])),
      pictureId: parts.pictures[place]?.id ?? null,
      seenQtyInStock: null,
    }))
    const { id, createdAt, updatedAt, pictures, files, ...rest } = parts
    const input = {
      ...rest,
      variants,
      pictures: pictures.map((one) => ({ id: one.id, altText: one.altText, focalPoint: one.focalPoint })),
      files: files.map((file) => ({ id: file.id, fileId: file.fileId })),
    }
    const checked = checkProduct(input, 'USD', someDay)
    if (!checked.ok) throw new Error(checked.failure.code)
    return productSchema.parse({
      ...checked.value,
      id,
      createdAt,
      updatedAt,
      pictures,
      files: files.filter((file) => checked.value.files.some((one) => one.id === file.id)),
    })
  })

const pathOf = (id: string) => categoryTrail(categories, id).slice(1)
const context: OwnContext = {
  currency: 'USD',
  units: readingContext.units,
  now: someDay,
  stores: new Map([['collection-1', { urlId: 'shop', title: 'Shop' }]]),
  categoryNames: (id) => pathOf(id).map(({ displayName }) => displayName),
  categoryAddress: (id) =>
    pathOf(id)
      .map(({ urlId }) => `/${urlId}`)
      .join(''),
  pictureAddress: (assetUrl) => `https://shop.example${assetUrl}`,
  formName: (id) => (id === form.id ? form.name : ''),
  taxCategoryName: (id) => (id === 'books' ? 'Books' : ''),
}

const tableOf = (rows: string[][]) => {
  const table = readTable(writeTable([vitrineHeader(), ...rows]))
  if (!table.ok) throw new Error(table.failure.code)
  return table.value
}

it('keeps every field of a product on the way through our own export', () => {
  fc.assert(
    fc.property(product, fc.constantFrom('USD', 'EUR'), (original, currency) => {
      const table = tableOf(vitrineRowsOf(original, context))
      const locale = currency === 'USD' ? 'en-US' : 'de-DE'
      const imported = [...readProducts(table, 'vitrine', { ...readingContext, currency, locale })]
      const shop = {
        format: 'vitrine' as const,
        categories,
        pictureOf: (url: string) => original.pictures.find(({ assetUrl }) => url.endsWith(assetUrl))?.id ?? null,
        relatedOf: (id: string) => (id === known ? id : null),
        formOf: ({ name }: { name: string }) => (name === form.name ? form.id : null),
        fileOf: (fileId: string) => fileId,
        taxCategoryOf: (name: string) => (name === 'Books' ? 'books' : null),
        taxCategoryName: context.taxCategoryName,
      }
      const [plan] = planImport(imported, buildCatalogue(shop), noClaims())
      const { id, updatedAt: _saved, pictures, files, variants, ...rest } = original
      expect(plan?.problems.filter(({ severity }) => severity === 'error')).toEqual([])
      expect({ ...plan!.input, createdAt: plan!.imported.own?.createdAt }).toEqual({
        ...rest,
        categoryIds: original.categoryIds.toSorted(),
        pictures: pictures.map((one) => ({ id: one.id, altText: one.altText, focalPoint: one.focalPoint })),
        files: files.map((file) => ({ id: file.id, fileId: file.fileId })),
        variants: variants.map((one) => ({ ...one, id: null, seenQtyInStock: null })),
      })
      const [again] = planImport(imported, buildCatalogue({ ...shop, products: [original] }), noClaims())
      expect(again).toMatchObject({ action: 'unchanged', productId: id, changes: [] })
    }),
    { numRuns: 300 },
  )
})

const words = { description: text(40), seoTitle: line(20), seoDescription: text(40) }
const listing = fc.record({ ...words, picture: fc.option(picture), sort: fc.constantFrom(...listSorts) })
const information = fc.array(
  fc.record({ title: word(20), html: text(40), shownWith: fc.constantFrom(...informationScopes) }),
  { maxLength: 5 },
)

it('keeps the texts of store pages, categories and product pages', () => {
  fc.assert(
    fc.property(listing, listing, information, fc.boolean(), word(30), (ofPage, ofCategory, lines, enabled, title) => {
      const page: Collection = {
        id: 'collection-1',
        typeCode: 13,
        title,
        navigationTitle: title.slice(0, 9) || 'x',
        urlId: 'shop',
        enabled,
        passwordHash: null,
        ...ofPage,
      }
      const own = categories.map((category) => ({ ...category, ...ofCategory }))
      const table = tableOf(placeRowsOf(lines, [{ page, categories: own }], context))
      const columns = columnsOf(table, vitrineHeadings)
      expect(table.lines.every((one) => isPlace(columns, one))).toBe(true)
      const places = placesIn(table)
      const shown = (one: Picture | null) =>
        one && { url: `https://shop.example${one.assetUrl}`, altText: one.altText, focalPoint: one.focalPoint }
      const { id: _id, typeCode: _type, passwordHash: _password, ...said } = page
      expect(places.information).toEqual(lines)
      expect(places.pages).toEqual([
        { ...said, navigationTitle: onOneLine(page.navigationTitle), picture: shown(page.picture) },
      ])
      expect(places.categories).toEqual(
        own.slice(1).map((category) => ({
          page: 'shop',
          names: context.categoryNames(category.id),
          addresses: pathOf(category.id).map(({ urlId }) => urlId),
          ...ofCategory,
          picture: shown(category.picture),
        })),
      )
      expect([...readProducts(table, 'vitrine', readingContext)]).toEqual([])
    }),
    { numRuns: 100 },
  )
})
