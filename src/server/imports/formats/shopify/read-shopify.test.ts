import { expect, it, test } from 'vitest'
import { problemsOf, readText } from '#server/testing/imports/build-catalogue.ts'

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,Variant Image,Status,Unit Price Total Measure,Unit Price Total Measure Unit,Unit Price Base Measure,Unit Price Base Measure Unit'

type Cells = Partial<Record<string, string>>
const lamp: Cells = {
  Handle: 'desk-lamp',
  Title: 'Desk Lamp',
  'Body (HTML)': '<p>Brass</p>',
  Vendor: 'Kiln',
  Type: 'Lighting',
  Tags: 'Brass, Desk',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Grams': '900',
  'Variant Price': '59.99',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
  'Gift Card': 'false',
  'Image Src': 'https://img.example/lamp.jpg',
  'Image Position': '1',
  'Image Alt Text': 'A lamp',
}
const line = (cells: Cells) =>
  HEADER.split(',')
    .map((heading) => `"${cells[heading] ?? ''}"`)
    .join(',')
const read = (...lines: Cells[]) => readText([HEADER, ...lines.map(line)].join('\n'))

it('reads a product without options', () => {
  const [product] = read(lamp)
  expect(product).toMatchObject({
    sourceId: 'desk-lamp',
    urlId: 'desk-lamp',
    storePage: '',
    options: [],
    visibility: 'published',
    taxable: true,
    productType: 1,
    categories: [{ names: ['Lighting'] }],
    tags: ['Brass', 'Desk'],
    pictures: [{ url: 'https://img.example/lamp.jpg', altText: 'A lamp' }],
  })
  expect(product!.variants).toMatchObject([
    { sku: '', attributes: {}, priceCents: 5999, onSale: false, weightGrams: 900 },
  ])
  expect(product).not.toHaveProperty('seoTitle')
  expect(problemsOf([product!])).toEqual([])
})

test.each<[string, Cells, object]>([
  [
    'a higher price to compare with is the price, and the price a sale',
    { 'Variant Compare At Price': '75' },
    { priceCents: 7500, salePriceCents: 5999, onSale: true },
  ],
  [
    'a lower one says nothing',
    { 'Variant Compare At Price': '50' },
    { priceCents: 5999, salePriceCents: 0, onSale: false },
  ],
  ['the same one says nothing', { 'Variant Compare At Price': '59.99' }, { priceCents: 5999, onSale: false }],
  [
    'without a tracker nothing is counted, whatever number stands there',
    { 'Variant Inventory Qty': '4' },
    { unlimited: true },
  ],
  [
    'with a tracker pieces are counted',
    { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '4' },
    { unlimited: false, qtyInStock: 4 },
  ],
  [
    'a unit price is a content and what its price is for',
    {
      'Unit Price Total Measure': '750',
      'Unit Price Total Measure Unit': 'ml',
      'Unit Price Base Measure': '1',
      'Unit Price Base Measure Unit': 'l',
    },
    { content: { amount: 750, unit: 'ml', per: { amount: 1, unit: 'l' } } },
  ],
  [
    'without its second half, a unit price is for one unit of the content',
    { 'Unit Price Total Measure': '6', 'Unit Price Total Measure Unit': 'item' },
    { content: { amount: 6, unit: 'item', per: { amount: 1, unit: 'item' } } },
  ],
  [
    'what is sold without end has no end',
    { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '-2', 'Variant Inventory Policy': 'continue' },
    { unlimited: true },
  ],
])('%s', (_name, cells, expected) => {
  expect(read({ ...lamp, ...cells })[0]!.variants[0]).toMatchObject(expected)
})

test.each<[string, Cells, object]>([
  ['a product that is not published is private', { Published: 'false' }, { visibility: 'private' }],
  ['a draft is a draft', { Status: 'draft' }, { visibility: 'draft' }],
  ['what lies in the archive is private', { Status: 'archived' }, { visibility: 'private' }],
  ['what is not sent is a service', { 'Variant Requires Shipping': 'false' }, { productType: 3 }],
  ['a gift card is one', { 'Gift Card': 'true', 'Variant Requires Shipping': 'false' }, { productType: 4, skip: null }],
])('%s', (_name, cells, expected) => {
  expect(read({ ...lamp, ...cells })[0]).toMatchObject(expected)
})

it('gathers variants and pictures below the first line of a handle', () => {
  const products = read(
    { ...lamp, 'Option1 Name': 'Size', 'Option1 Value': 'Small', 'Image Position': '2' },
    {
      Handle: 'desk-lamp',
      'Option1 Value': 'Large',
      'Variant Price': '89',
      'Image Src': 'https://img.example/large.jpg',
      'Image Position': '1',
      'Variant Image': 'https://img.example/large.jpg',
    },
    { Handle: 'desk-lamp', 'Image Src': 'https://img.example/box.jpg', 'Image Position': '3' },
    { ...lamp, Handle: 'other', Title: 'Other' },
  )
  expect(products.map(({ line: first, lastLine, title }) => [first, lastLine, title])).toEqual([
    [2, 4, 'Desk Lamp'],
    [5, 5, 'Other'],
  ])
  expect(products[0]!.variants).toMatchObject([
    { attributes: { Size: 'Small' }, priceCents: 5999 },
    { attributes: { Size: 'Large' }, priceCents: 8900, pictureUrl: 'https://img.example/large.jpg' },
  ])
  expect(products[0]!.pictures!.map(({ url }) => url)).toEqual([
    'https://img.example/large.jpg',
    'https://img.example/lamp.jpg',
    'https://img.example/box.jpg',
  ])
})

it('says once what is the same on many lines, and every error by itself', () => {
  const variant = (value: string, cells: Cells = {}): Cells => ({
    ...{ Handle: 'desk-lamp', 'Option1 Value': value, 'Variant Price': '9', 'Variant Inventory Tracker': 'shopify' },
    ...{ 'Variant Inventory Qty': '-1', ...cells },
  })
  const first = { ...lamp, ...variant('S'), 'Option1 Name': 'Size' }
  expect(problemsOf(read(first, variant('M'), variant('L', { 'Variant Inventory Qty': '-2' }), variant('XL')))).toEqual(
    [
      'warning 2 Variant Inventory Qty: The stock is -1. It’s imported as 0. The same on 2 more lines.',
      'warning 4 Variant Inventory Qty: The stock is -2. It’s imported as 0.',
    ],
  )
  const unpaid = { 'Variant Price': 'n/a', 'Variant Inventory Qty': '1' }
  expect(problemsOf(read(lamp, variant('M', unpaid), variant('L', unpaid)))).toEqual([
    'error 3 Variant Price: “n/a” isn’t a price.',
    'error 4 Variant Price: “n/a” isn’t a price.',
  ])
})

test.each<[string, string, number]>([
  ['true', 'false', 1],
  ['false', 'true', 1],
  ['false', 'false', 3],
])('a product is sent when one of its variants is: %s and %s', (one, other, productType) => {
  const [product] = read(
    { ...lamp, 'Option1 Name': 'Kind', 'Option1 Value': 'Pattern', 'Variant Requires Shipping': one },
    { Handle: 'desk-lamp', 'Option1 Value': 'Kit', 'Variant Price': '9', 'Variant Requires Shipping': other },
  )
  expect(product!.productType).toBe(productType)
})

it('says once that variants differ in what products have in common here', () => {
  const kit = (cells: object) => ({ Handle: 'desk-lamp', 'Variant Price': '9', ...cells })
  const products = read(
    {
      ...lamp,
      'Option1 Name': 'Size',
      'Option1 Value': 'S',
      'Variant Taxable': 'true',
      'Variant Requires Shipping': 'true',
    },
    kit({ 'Option1 Value': 'M', 'Variant Taxable': 'false', 'Variant Requires Shipping': 'true' }),
    kit({ 'Option1 Value': 'L', 'Variant Taxable': 'false', 'Variant Requires Shipping': 'false' }),
    kit({ 'Option1 Value': 'XL' }),
  )
  expect(problemsOf(products)).toEqual([
    'warning 3 Variant Taxable: Some of its variants are taxed and others aren’t. Here, all of them follow the first one.',
    'warning 4 Variant Requires Shipping: Some of its variants need shipping and others don’t. Here, all of them are shipped.',
  ])
})

it('finds the lines of a handle wherever a spreadsheet has sorted them', () => {
  const products = read(
    { Handle: 'desk-lamp', 'Option1 Value': 'Large', 'Variant Price': '89' },
    { ...lamp, Handle: 'other', Title: 'Other' },
    { ...lamp, 'Option1 Name': 'Size', 'Option1 Value': 'Small' },
    { ...lamp, Handle: 'third', Title: 'Third' },
    { Handle: 'desk-lamp', 'Image Src': 'https://img.example/box.jpg', 'Image Position': '2' },
  )
  expect(problemsOf(products)).toEqual([])
  expect(products.map(({ line: first, lastLine, title }) => [first, lastLine, title])).toEqual([
    [4, 4, 'Desk Lamp'],
    [3, 3, 'Other'],
    [5, 5, 'Third'],
  ])
  expect(products[0]!.variants.map(({ attributes }) => attributes)).toEqual([{ Size: 'Small' }, { Size: 'Large' }])
  expect(products[0]!.pictures).toHaveLength(2)
})

it('refuses a handle that comes back later with a title', () => {
  expect(problemsOf(read(lamp, { ...lamp, Handle: 'b' }, lamp))).toEqual([
    'error 4 : The same product is already on line 2.',
  ])
})

it('keeps a product private that only its address leads to', () => {
  const [product] = read({ ...lamp, Status: 'unlisted' })
  expect(product!.visibility).toBe('private')
  expect(problemsOf([product!])).toEqual([
    'warning 2 Status: It’s hidden from the catalog in the old shop, so it’s private here.',
  ])
})

test.each([
  ['Lighting', 'Home & Garden > Lighting > Lamps', [{ names: ['Lighting'] }]],
  ['', 'Home & Garden > Lighting > Lamps', [{ names: ['Lamps'] }]],
  ['', 'Uncategorized', []],
  ['', '', []],
])("puts a product of the type '%s' and the taxonomy's '%s' into categories", (type, taxonomy, categories) => {
  const text = `Handle,Title,Type,Product Category,Variant Price\nlamp,Lamp,${type},${taxonomy},9.00`
  expect(readText(text)[0]!.categories).toMatchObject(categories)
})

it('reads the headings of newer files', () => {
  const text =
    'Title,URL handle,Description,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Product image URL,Gift card\nTea,tea,<p>Green</p>,Active,TEA-1,,,8.50,,FALSE,shopify,7,FALSE,120,TRUE,https://img.example/tea.jpg,FALSE\n'
  expect(readText(text)[0]).toMatchObject({
    title: 'Tea',
    urlId: 'tea',
    body: '<p>Green</p>',
    taxable: false,
    visibility: 'published',
    skip: null,
    variants: [{ sku: 'TEA-1', priceCents: 850, qtyInStock: 7, unlimited: false, weightGrams: 120 }],
    pictures: [{ url: 'https://img.example/tea.jpg' }],
  })
})
