import { describe, expect, it, test } from 'vitest'
import { buildCatalogue, buildStore, problemsOf } from '#server/testing/imports/build-catalogue.ts'
import { mug } from '#server/testing/imports/build-imported.ts'
import type { Product } from '#shared/products/schema.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import { type Catalogue, noClaims } from './catalogue.ts'
import { planImport } from './plan-import.ts'

const known = (changes: Partial<Product> = {}) => buildProduct({ id: 'product-1', ...changes })
const variants = (changes: object) => [{ ...mug.variants[0]!, ...changes }]

const planOf = (imported: ImportedProduct, catalogue: Partial<Catalogue> = {}) =>
  planImport([imported], buildCatalogue(catalogue), noClaims())[0]!
/** The changes of an update, as short texts. */
const changed = (changes: Partial<ImportedProduct>, product = known(), catalogue: Partial<Catalogue> = {}) =>
  planOf({ ...mug, ...changes }, { products: [product], ...catalogue }).changes.map(
    ({ field, before, after }) => `${field}: ${before} → ${after}`,
  )

describe('a product of a file', () => {
  it('is new where nothing in the shop is it', () => {
    const { action, input, problems } = planOf(mug)
    expect({ action, problems }).toEqual({ action: 'create', problems: [] })
    expect(input).toMatchObject({
      collectionId: 'collection-1',
      status: 'published',
      urlId: 'harbor-mug',
      taxable: true,
    })
    expect(input!.variants).toMatchObject([{ id: null, sku: 'SKU-only', qtyInStock: 3, seenQtyInStock: null }])
  })

  test.each<[string, Partial<ImportedProduct>, Partial<Catalogue>]>([
    ['its SKU', {}, {}],
    ['its id here', { sourceId: 'product-1', variants: variants({ sku: '' }) }, {}],
    [
      'its id there, remembered',
      { variants: variants({ sku: '' }) },
      { sources: new Map([['source-1', 'product-1']]) },
    ],
  ])('is known by %s', (_name, changes, catalogue) => {
    const { action, productId } = planOf({ ...mug, ...changes }, { products: [known()], ...catalogue })
    expect({ action, productId }).toEqual({ action: 'unchanged', productId: 'product-1' })
  })

  it('is not known by a counted id alone, which every shop has', () => {
    const strange = { ...mug, sourceId: '44', title: 'Something else', variants: variants({ sku: 'ELSE' }) }
    const catalogue = { products: [known()], sources: new Map([['44', 'product-1']]) }
    expect(planOf(strange, catalogue).action).toBe('create')
    expect(planOf({ ...strange, title: 'harbor mug ' }, catalogue).action).toBe('update')
  })

  it('goes to the store page that the file names, where there is one', () => {
    const stores = [buildStore(), buildStore({ id: 'collection-2', urlId: 'workshops' })]
    expect(planOf({ ...mug, storePage: 'workshops' }, { stores }).input!.collectionId).toBe('collection-2')
    expect(planOf({ ...mug, storePage: 'gone' }, { stores }).input!.collectionId).toBe('collection-1')
  })
})

describe('an update', () => {
  test.each<[string, Partial<ImportedProduct>, string[]]>([
    ['title', { title: 'Big Mug' }, ['Title: Harbor Mug → Big Mug']],
    ['description', { body: '<p>New <b>words</b></p>' }, ['Description:  → New words']],
    ['price', { variants: variants({ priceCents: 2500 }) }, ['Price: $19.99 → $25.00']],
    ['stock', { variants: variants({ qtyInStock: 9 }) }, ['Stock: 3 → 9']],
    ['endless stock', { variants: variants({ unlimited: true, qtyInStock: 0 }) }, ['Stock: 3 → Unlimited']],
    ['visibility', { visibility: 'private' }, ['Status: Published → Private']],
    ['tags', { tags: ['blue'] }, ['Tags:  → blue']],
    ['kind', { productType: 3 }, ['Product type: Physical → Service']],
    ['weight', { variants: variants({ weightGrams: 340.19 }) }, ['Weight: 0 g → 340.19 g']],
    ['category', { categories: [{ names: ['Mugs'], isAddress: false }] }, ['Categories:  → Mugs']],
    ['picture', { pictures: [{ url: 'https://img.example/a.jpg' }] }, ['Images: 0 → 0, 1 to download']],
  ])('says which %s changes', (_name, changes, expected) => {
    expect(changed(changes)).toEqual(expected)
  })

  it('leaves alone what the file says nothing about', () => {
    const product = known({
      body: '<p>Ours</p>',
      tags: ['ours'],
      categoryIds: ['category-mugs'],
      seoTitle: 'Ours',
      excerpt: 'Ours',
    })
    const { body: _body, tags: _tags, categories: _categories, pictures: _pictures, ...silent } = mug
    expect(planOf(silent, { products: [product] })).toMatchObject({
      action: 'unchanged',
      input: { body: '<p>Ours</p>', tags: ['ours'] },
    })
  })

  it('leaves a draft a draft while the file calls it invisible, and a numbered address as it is', () => {
    expect(changed({ visibility: 'private' }, known({ status: 'draft' }))).toEqual([])
    expect(changed({}, known({ urlId: 'harbor-mug-3' }))).toEqual([])
    expect(changed({ urlId: 'new-mug' })).toEqual(['URL: harbor-mug → new-mug'])
  })

  it('finds variants by SKU, then by their values; the rest is removed and said', () => {
    const product = known({
      variants: ['S', 'M', 'L'].map((size) => buildVariant({ attributes: { Size: size } })),
    })
    const plan = planOf(
      {
        ...mug,
        options: ['Size'],
        variants: [
          { ...mug.variants[0]!, sku: 'SKU-M', attributes: { Size: 'Medium' } },
          { ...mug.variants[0]!, sku: '', attributes: { Size: 's' } },
        ],
      },
      { products: [product] },
    )
    expect(plan.input!.variants.map(({ id, sku }) => [id, sku])).toEqual([
      ['variant-M', 'SKU-M'],
      ['variant-S', 'SKU-S'],
    ])
    expect(problemsOf([plan])).toEqual(['warning 2 : Variants that aren’t in the file are removed: L.'])
  })

  it('keeps its SKU where the one in the file belongs to another product', () => {
    const other = buildProduct({ id: 'product-2', title: 'Bowl', variants: [buildVariant({ id: 'v2', sku: 'BOWL' })] })
    const named = { ...mug, sourceId: 'product-1', variants: variants({ sku: 'BOWL' }) }
    const plan = planOf(named, { products: [known(), other] })
    expect([plan.action, plan.productId, problemsOf([plan])]).toEqual([
      'unchanged',
      'product-1',
      ['warning 2 : The SKU “BOWL” belongs to “Bowl” in your shop. This product keeps its own.'],
    ])
  })

  it('keeps the pictures that a product has until the new ones are there', () => {
    const picture = {
      id: 'asset-old',
      assetUrl: '',
      width: 1,
      height: 1,
      altText: 'Old',
      focalPoint: { x: 0, y: 0 },
      colorData: null,
    }
    const pictures = [{ url: 'https://img.example/a.jpg', altText: 'New' }, { url: 'https://img.example/b.jpg' }]
    const catalogue = (there: Record<string, string>) => ({
      products: [known({ pictures: [picture] })],
      pictureOf: (url: string) => there[url] ?? null,
    })
    const idsWith = (there: Record<string, string>) =>
      planOf({ ...mug, pictures }, catalogue(there)).input!.pictures.map(({ id, altText }) => [id, altText])
    expect(idsWith({})).toEqual([['asset-old', 'Old']])
    expect(idsWith({ 'https://img.example/a.jpg': 'asset-new-a' })).toEqual([
      ['asset-new-a', 'New'],
      ['asset-old', 'Old'],
    ])
    expect(idsWith({ 'https://img.example/a.jpg': 'asset-new-a', 'https://img.example/b.jpg': 'asset-new-b' })).toEqual(
      [
        ['asset-new-a', 'New'],
        ['asset-new-b', ''],
      ],
    )
  })

  it('does not count pictures as new that were tried before, and says that they are missing', () => {
    const plan = planOf(
      { ...mug, pictures: [{ url: 'https://img.example/a.jpg' }] },
      { products: [known()], pendingOf: () => new Set(['https://img.example/a.jpg']) },
    )
    expect([plan.action, problemsOf([plan])]).toEqual([
      'unchanged',
      ['warning 2 : One of its images isn’t here yet. It will be downloaded again.'],
    ])
  })
})

describe('a product that stays out', () => {
  const refusal = (imported: Partial<ImportedProduct>, catalogue: Partial<Catalogue> = {}) => {
    const plan = planOf({ ...mug, ...imported }, catalogue)
    return [plan.action, ...problemsOf([plan])]
  }

  it('is shown with its reason', () => {
    expect(refusal({ skip: 'paywall' })).toEqual([
      'skip',
      'warning 2 : Access to pages can’t be sold here, so it isn’t imported.',
    ])
    const problems = [{ severity: 'error', line: 2, column: 'Price', sentence: 'There is no price.' }] as const
    expect(refusal({ problems })).toEqual(['error', 'error 2 Price: There is no price.'])
  })

  it('has SKUs of two products of the shop', () => {
    const other = buildProduct({ id: 'product-2', title: 'Bowl', variants: [buildVariant({ id: 'v2', sku: 'BOWL' })] })
    const both = [...variants({ attributes: { Size: 'S' } }), ...variants({ attributes: { Size: 'L' }, sku: 'BOWL' })]
    expect(refusal({ variants: both }, { products: [known(), other] })).toEqual([
      'error',
      'error 2 : The SKU “BOWL” belongs to “Bowl” in your shop.',
    ])
  })

  it('is the second about the same product', () => {
    const catalogue = buildCatalogue({ products: [known()] })
    const [, second] = planImport([mug, { ...mug, line: 7 }], catalogue, noClaims())
    expect(problemsOf([second!])).toEqual(['error 7 : Line 2 is about the same product in the shop, “Harbor Mug”.'])
  })

  it('is refused by the rules of products, at the line of the variant', () => {
    const two = [
      ...variants({ attributes: { Size: 'S' } }),
      ...variants({ line: 3, sku: 'B', attributes: { Size: 'S' } }),
    ]
    expect(refusal({ options: ['Size'], variants: two })).toEqual([
      'error',
      'error 3 : Two variants have the same option values. Each combination can be used only once.',
    ])
    expect(refusal({ variants: variants({ line: 9, priceCents: 1050 }) }, { currency: 'JPY' })).toEqual([
      'error',
      'error 9 : Enter whole amounts: this currency has no decimals.',
    ])
  })
})

it('tells one tag with a comma from two tags', () => {
  expect(changed({ tags: ['a', 'b'] }, known({ tags: ['a, b'] }))).toEqual(["Tags: 'a, b' → a, b"])
})
