import { describe, expect, it, test } from 'vitest'
import { buildCatalogue, problemsOf, readText } from '#server/testing/imports/build-catalogue.ts'
import type { Product } from '#shared/products/schema.ts'
import { buildProduct, buildVariant } from '#shared/products/testing/build-product.ts'
import { noClaims } from './catalogue.ts'
import { planImport } from './plan-import.ts'

// Files without some columns: exporters let people choose them, and price lists are written by hand.

const draft = buildProduct({
  id: 'product-1',
  title: 'Cup',
  urlId: 'cup',
  status: 'draft',
  productType: 3,
  variants: [buildVariant({ sku: 'CUP', priceCents: 5000, salePriceCents: 4000, onSale: true, qtyInStock: 7 })],
})

function planOf(text: string, ...products: Product[]) {
  const sources = new Map(products.map((product) => [product.urlId, product.id]))
  return planImport(readText(text), buildCatalogue({ products, sources }), noClaims())
}
const changesOf = (text: string, product: Product) =>
  planOf(text, product)[0]!.changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`)

describe('a file without the columns for status, kind, stock and sale', () => {
  test.each<[string, string, string[]]>([
    ['WooCommerce', 'ID,Type,SKU,Name,Regular price\n7,simple,CUP,Cup,50', []],
    ['WooCommerce', 'ID,Type,SKU,Name,Regular price\n7,simple,CUP,Cup,60', ['Price: $50.00 → $60.00']],
    ['Shopify', 'Handle,Title,Variant Price\ncup,Cup,40', []],
    ['Shopify', 'Handle,Title,Variant Price\ncup,Cup,35', ['Sale price: $40.00 → $35.00']],
    ['Shopify', 'Handle,Title,Variant Price\ncup,Cup,60', ['Price: $50.00 → $60.00', 'On sale: Yes → No']],
    [
      'Squarespace',
      'Product ID,Variant ID,Product URL,Title,SKU,Price,Stock,Visible\nproduct-1,,cup,Cup,CUP,60,7,No',
      ['Price: $50.00 → $60.00'],
    ],
  ])('of %s leaves them as they are: %s', (_, text, changes) => {
    expect(changesOf(text, draft)).toEqual(changes)
  })

  it('ends a sale whose price is not lower than the new price, and says so', () => {
    const [plan] = planOf('ID,Type,SKU,Name,Regular price\n7,simple,CUP,Cup,30', draft)
    expect(plan!.changes.map(({ field }) => field)).toEqual(['Price', 'On sale'])
    expect(problemsOf([plan!])).toEqual([
      'warning 2 : Its sale price isn’t lower than the new price, so the sale ends.',
    ])
  })
})

describe('a file without columns for options', () => {
  const sizes = buildProduct({
    id: 'product-2',
    urlId: 'bowl',
    title: 'Bowl',
    variants: ['S', 'M'].map((size) => buildVariant({ attributes: { Size: size } })),
  })

  it('changes the variants that it names by SKU, and leaves the others', () => {
    const [plan] = planOf('Handle,Title,Variant SKU,Variant Price\nbowl,Bowl,SKU-M,25', sizes)
    expect(plan!.changes).toEqual([{ field: 'Price (M)', before: '$19.99', after: '$25.00' }])
    expect(plan!.input!.variants.map(({ sku, priceCents }) => [sku, priceCents])).toEqual([
      ['SKU-S', 1999],
      ['SKU-M', 2500],
    ])
    expect(problemsOf([plan!])).toEqual([])
  })

  it('is refused where it cannot tell which variant is meant', () => {
    expect(problemsOf(planOf('Handle,Title,Variant Price\nbowl,Bowl,25', sizes))).toEqual([
      'error 2 : The file has no columns for options, so it can’t tell which variant of “Bowl” this is. Add the SKU or the options.',
    ])
  })
})

describe('a Shopify file of a shop with several locations, which has no quantities', () => {
  const text = 'Handle,Title,Variant Inventory Tracker,Variant Price,Variant SKU,Published\ncup,Cup,shopify,50,CUP,true'

  it('leaves stock that was counted here', () => {
    const counted = { ...draft, variants: [{ ...draft.variants[0]!, onSale: false }], status: 'published' as const }
    expect(changesOf(text, counted)).toEqual([])
  })

  it('says that a new product is sold out', () => {
    const [plan] = planOf(text)
    expect(plan!.input!.variants).toMatchObject([{ unlimited: false, qtyInStock: 0 }])
    expect(problemsOf([plan!])).toEqual([
      'warning 2 : The file gives no stock, so it’s sold out here until you enter it.',
    ])
  })
})

describe('what is not for sale at WooCommerce', () => {
  const HEADER =
    'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Download 1 URL'
  const file = (...lines: string[]) => [HEADER, ...lines].join('\n')
  const parent = '1,variable,TEE,Tee,1,1,,,,Size,"S, M, L",'

  test.each(['0', '-1'])('leaves variations out that are switched off (%s)', (published) => {
    const [product] = readText(
      file(
        parent,
        '2,variation,TEE-S,Tee S,1,1,4,20,TEE,Size,S,',
        `3,variation,TEE-M,Tee M,${published},1,4,20,TEE,Size,M,`,
      ),
    )
    expect(product!.variants.map(({ sku }) => sku)).toEqual(['TEE-S'])
    expect(problemsOf([product!])).toEqual([
      'warning 4 Published: This variation is turned off in the old shop, so it’s left out.',
    ])
  })

  it('says of a download that was sold out that it is private, and nothing of how many are missing', () => {
    const text =
      'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price\n1,"simple, downloadable, virtual",D,Chart,1,0,-10,5.00\n'
    const [product] = readText(text)
    expect(product).toMatchObject({ visibility: 'private' })
    expect(problemsOf([product!])).toEqual([
      'warning 2 Stock: It was sold out there; downloads have no stock here, so it is private.',
    ])
  })

  it('makes a product private whose variations are all switched off', () => {
    const [product] = readText(file(parent, '2,variation,TEE-S,Tee S,0,1,4,20,TEE,Size,S,'))
    expect(product).toMatchObject({ visibility: 'private', variants: [{ sku: 'TEE-S' }] })
    expect(problemsOf([product!])).toEqual([
      'warning 2 Published: All of its variations are turned off in the old shop, so the product is private here.',
    ])
  })

  test.each([
    ['0', '0'],
    ['0', '-10'],
    ['0', ''],
  ])('makes a download private that is sold out (in stock %s, stock %s)', (inStock, stock) => {
    const [product] = readText(file(`5,"simple, downloadable, virtual",PDF,Pattern,1,${inStock},${stock},9,,,,`))
    expect(product!.visibility).toBe('private')
    expect(problemsOf([product!]).at(-1)).toBe(
      'warning 2 Stock: It was sold out there; downloads have no stock here, so it is private.',
    )
  })

  it('says where download files are', () => {
    const [plan] = planOf(file('5,"simple, downloadable, virtual",PDF,Pattern,1,1,,9,,,,https://old.example/p.pdf'))
    expect(problemsOf([plan!])).toEqual([
      'warning 2 : Its download files stay on the old shop: https://old.example/p.pdf Save them and add them to the product.',
    ])
  })
})

describe('a product without a price', () => {
  const text = 'ID,Type,SKU,Name,Published,Regular price\n7,simple,CUP,Cup,1,'

  it('comes in as a draft that costs nothing', () => {
    const [plan] = planOf(text)
    expect(plan!.input).toMatchObject({ status: 'draft', variants: [{ priceCents: 0 }] })
    expect(problemsOf([plan!])[0]).toBe(
      'warning 2 : There is no price, so the product is imported as a draft. Add a price in column “Regular price” and import the file again, or add it here.',
    )
  })

  it('keeps the price and the status that it was given here', () => {
    const priced = { ...draft, productType: 1 as const, variants: [{ ...draft.variants[0]!, onSale: false }] }
    expect(changesOf(text, priced)).toEqual([])
  })

  it('loses the variants without one where others have a price', () => {
    const file =
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker\ntee,Tee,Size,S,20,\ntee,,,M,,'
    const [plan] = planOf(file)
    expect(plan!.input!.variants.map(({ attributes }) => attributes.Size)).toEqual(['S'])
    expect(problemsOf([plan!])).toEqual(['warning 3 : There is no price, so this variant is left out.'])
  })
})

it('keeps a product out that a stray quotation mark has joined with those below', () => {
  const text = 'Handle,Title,Variant SKU,Variant Price\na,"6 pot,S1,1.00\nb,B,S2,2.00\nc,5" pot,S3,3.00\nd,D,S4,4.00\n'
  const [joined, after] = readText(text)
  expect(problemsOf([joined!])).toEqual([
    'error 2 Title: This text goes on to line 4, over the products in between. Look for an extra quotation mark.',
  ])
  expect(problemsOf([after!])).toEqual([])
})
