import { describe, expect, it, test } from 'vitest'
import { buildCatalogue, problemsOf } from '#server/testing/imports/build-catalogue.ts'
import type { Product } from '#shared/products/schema.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import type { ImportedProduct } from '../formats/imported-product.ts'
import { type Catalogue, noClaims } from './catalogue.ts'
import { type NamedInFile, noteName } from './file-names.ts'
import { planImport } from './plan-import.ts'

const ofFile = (sourceId: string, changes: Partial<ImportedProduct> & { sku?: string } = {}): ImportedProduct => ({
  line: 2,
  lastLine: 2,
  sourceId,
  storePage: '',
  urlId: sourceId,
  title: `Title of ${sourceId}`,
  options: [],
  skip: null,
  problems: [],
  variants: [{ line: 2, sourceId: '', sku: changes.sku ?? '', attributes: {}, priceCents: 100 }],
  ...changes,
})
const inShop = (id: string, sku: string): Product =>
  buildProduct({
    id,
    title: `Title of ${id}`,
    urlId: id,
    collectionId: 'collection-1',
    variants: [buildVariant({ id: `variant-${id}`, sku, priceCents: 100 })],
  })

/** Plans a whole file over products that it identifies by their ids. */
function plan(file: readonly ImportedProduct[], products: readonly Product[], catalogue: Partial<Catalogue> = {}) {
  const names = new Map<string, NamedInFile>()
  for (const one of file) noteName(names, one)
  const claims = noClaims()
  const plans = planImport(
    file,
    buildCatalogue({
      products,
      sources: new Map(products.map(({ id }) => [id, id])),
      namedInFile: ({ id }) => names.get(id) ?? null,
      urlOwnerOf: (_store, urlId) => products.find((product) => product.urlId === urlId) ?? null,
      ...catalogue,
    }),
    claims,
  )
  return { plans, handovers: claims.handovers }
}
const skusOf = ({ plans }: ReturnType<typeof plan>) => plans.map(({ input }) => input?.variants[0]?.sku)
const urlsOf = ({ plans }: ReturnType<typeof plan>) => plans.map(({ input }) => input?.urlId)
const saidOf = ({ plans }: ReturnType<typeof plan>) => problemsOf(plans)

describe('a SKU', () => {
  const shop = [inShop('one', 'A'), inShop('two', 'B')]
  const from = (productId: string, name: string) => ({ productId, variantId: `variant-${productId}`, name })

  it('is taken over from a product that gets another one, wherever in the file', () => {
    const taking = ofFile('two', { sku: 'A' })
    const giving = ofFile('one', { sku: 'Z' })
    for (const file of [
      [taking, giving],
      [giving, taking],
    ]) {
      const planned = plan(file, shop)
      expect(skusOf(planned).sort()).toEqual(['A', 'Z'])
      expect(saidOf(planned)).toEqual([])
      expect(planned.handovers).toEqual([from('one', 'A')])
    }
  })

  it('can be swapped, and be taken by a product that is new', () => {
    const swapped = plan([ofFile('one', { sku: 'B' }), ofFile('two', { sku: 'A' })], shop)
    expect(skusOf(swapped)).toEqual(['B', 'A'])
    expect(swapped.handovers).toEqual([from('two', 'B'), from('one', 'A')])
    const { plans } = plan([ofFile('new', { sku: 'A' }), ofFile('one', { sku: 'Z' })], shop)
    expect(plans.map(({ action, productId }) => [action, productId])).toEqual([
      ['create', null],
      ['update', 'one'],
    ])
  })

  test.each([
    ['is not in the file', []],
    ['has no SKU in the file', [ofFile('one')]],
    [
      'stays out',
      [
        ofFile('one', {
          sku: 'Z',
          title: '',
          problems: [{ severity: 'error', line: 3, column: '', sentence: 'No title.' }],
        }),
      ],
    ],
  ])('stays with its product when that %s', (_, others) => {
    const planned = plan([ofFile('two', { sku: 'A' }), ...others], shop)
    expect(skusOf(planned)[0]).toBe('B')
    expect(saidOf(planned)[0]).toContain('This product keeps its own')
    expect(planned.handovers).toEqual([])
  })

  it('alone is worth a warning where it changes a product that is called otherwise', () => {
    const product = ofFile('product', { sku: 'A', title: 'Blue bowl' })
    expect(saidOf(plan([product], shop, { sources: new Map() }))).toEqual([
      'warning 2 : Only the SKU “A” says that this is “Title of one” in your shop, which it changes. If they’re different products, change the SKU in the file.',
    ])
    expect(saidOf(plan([{ ...product, title: 'TITLE of one' }], shop, { sources: new Map() }))).toEqual([])
  })
})

describe('a URL', () => {
  const shop = [inShop('one', 'A'), inShop('two', 'B')]

  it('can be swapped', () => {
    const planned = plan([ofFile('one', { urlId: 'two' }), ofFile('two', { urlId: 'one' })], shop)
    expect(urlsOf(planned)).toEqual(['two', 'one'])
    expect(saidOf(planned)).toEqual([])
    expect(planned.handovers.map(({ productId, variantId, name }) => [productId, variantId, name])).toEqual([
      ['two', null, 'two'],
      ['one', null, 'one'],
    ])
  })

  it('that another product keeps gets the next free number, which is said', () => {
    const planned = plan([ofFile('new', { urlId: 'one' }), ofFile('newer', { urlId: 'one' })], shop, {
      numberedUrls: () => new Set(['one-1']),
    })
    expect(urlsOf(planned)).toEqual(['one-2', 'one-3'])
    expect(saidOf(planned)[0]).toBe(
      'warning 2 : The URL “one” belongs to another product on this page. This one becomes “one-2”.',
    )
  })

  it('that two products of the file want goes to the first of them', () => {
    expect(urlsOf(plan([ofFile('a', { urlId: 'rose' }), ofFile('b', { urlId: 'rose' })], []))).toEqual([
      'rose',
      'rose-1',
    ])
  })

  it('with a number stays, where the file means the one without', () => {
    const numbered = { ...inShop('one', 'A'), urlId: 'rose-1' }
    const planned = plan([ofFile('one', { urlId: 'rose' }), ofFile('new', { urlId: 'rose-1' })], [numbered])
    expect(urlsOf(planned)).toEqual(['rose-1', 'rose-1-1'])
  })
})
