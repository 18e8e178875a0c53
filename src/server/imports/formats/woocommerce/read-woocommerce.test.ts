import { expect, it, test } from 'vitest'
import { problemsOf, readText } from '#server/testing/imports/build-catalogue.ts'
import { readDescription, wordsOf } from './woocommerce-text.ts'

const HEADER =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,In stock?,Stock,Backorders allowed?,Weight (lbs),Length (in),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s)'

type Cells = Partial<Record<string, string>>
const cap: Cells = {
  ID: '7',
  Type: 'simple',
  SKU: 'cap',
  Name: 'Cap',
  Published: '1',
  'Visibility in catalog': 'visible',
  'Tax status': 'taxable',
  'In stock?': '1',
  'Backorders allowed?': '0',
  'Weight (lbs)': '0.6',
  'Regular price': '18',
  Categories: 'Clothing > Hats, Sale',
  Tags: 'wool',
  Images: 'https://img.example/1.jpg, https://img.example/2.jpg',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Yellow',
}
const tee: Cells = {
  ...cap,
  ID: '8',
  Type: 'variable',
  SKU: 'tee',
  Name: 'Tee',
  'Regular price': '',
  'Attribute 1 value(s)': 'Red, Blue',
  'Attribute 2 name': 'Size',
  'Attribute 2 value(s)': 'L, M',
}
const variation = (cells: Cells): Cells => ({
  Type: 'variation',
  Published: '1',
  'In stock?': '1',
  Parent: 'tee',
  'Regular price': '20',
  'Attribute 1 name': 'Color',
  'Attribute 2 name': 'Size',
  ...cells,
})
const line = (cells: Cells) =>
  HEADER.split(',')
    .map((heading) => `"${cells[heading] ?? ''}"`)
    .join(',')
const read = (...lines: Cells[]) => readText([HEADER, ...lines.map(line)].join('\n'))
const skus = (...lines: Cells[]) => read(...lines)[0]!.variants.map((variant) => variant.sku)

it('reads a simple product; what only describes it is no option', () => {
  const [product] = read(cap)
  expect(product).toMatchObject({
    sourceId: '7',
    title: 'Cap',
    options: [],
    taxable: true,
    visibility: 'published',
    tags: ['wool'],
    categories: [{ names: ['Clothing', 'Hats'] }, { names: ['Sale'] }],
    pictures: [{ url: 'https://img.example/1.jpg' }, { url: 'https://img.example/2.jpg' }],
    variants: [{ sku: 'cap', attributes: {}, priceCents: 1800, onSale: false, unlimited: true, weightGrams: 272.16 }],
  })
  expect(product!.problems).toEqual([])
})

test.each([
  ['Uncategorized', []],
  ['Unkategorisiert, Tassen', [['Tassen']]],
  ['Archive > Uncategorized', [['Archive', 'Uncategorized']]],
])('makes no category of the one for products without any: %s', (Categories, expected) => {
  expect(read({ ...cap, Categories })[0]!.categories!.map(({ names }) => names)).toEqual(expected)
})

it('gathers variations below their parent, wherever they are', () => {
  const [product, other, ...rest] = read(
    variation({
      SKU: 'tee-r',
      'Attribute 1 value(s)': 'Red',
      'Attribute 2 value(s)': 'L',
      Stock: '3',
      Images: 'https://img.example/red.jpg',
    }),
    tee,
    cap,
    variation({
      SKU: 'tee-b',
      Parent: 'id:8',
      'Attribute 1 value(s)': 'Blue',
      'Attribute 2 value(s)': 'M',
      'Sale price': '15',
      'Weight (lbs)': '2',
    }),
  )
  expect(product).toMatchObject({ title: 'Tee', line: 3, lastLine: 3, options: ['Color', 'Size'] })
  expect(product!.variants).toMatchObject([
    {
      sku: 'tee-r',
      attributes: { Color: 'Red', Size: 'L' },
      qtyInStock: 3,
      weightGrams: 272.16,
      pictureUrl: 'https://img.example/red.jpg',
    },
    {
      sku: 'tee-b',
      attributes: { Color: 'Blue', Size: 'M' },
      unlimited: true,
      onSale: true,
      salePriceCents: 1500,
      weightGrams: 907.18,
    },
  ])
  expect([other!.title, rest]).toEqual(['Cap', []])
})

test.each<[string, string, string, number, string[]]>([
  ['none of which is sent', 'variation, virtual', 'variation, virtual', 3, []],
  [
    'that are downloaded',
    'variation, downloadable, virtual',
    'variation, virtual',
    3,
    [
      'warning 2 Type: The files that customers download aren’t in the export. Add them to the product before you sell it.',
    ],
  ],
  ['one of which is sent', 'variation, virtual', 'variation', 1, []],
])('a choice of variations %s is known by their lines', (_, one, other, productType, problems) => {
  const [product] = read(
    tee,
    variation({ Type: one, 'Attribute 1 value(s)': 'Red', 'Attribute 2 value(s)': 'L' }),
    variation({ Type: other, 'Attribute 1 value(s)': 'Blue', 'Attribute 2 value(s)': 'L' }),
  )
  expect(product!.productType).toBe(productType)
  expect(problemsOf([product!])).toEqual(problems)
})

it('makes a variant of each value that a variation leaves open, and divides its pieces', () => {
  const lines = [tee, variation({ SKU: 'tee-r', 'Attribute 1 value(s)': 'Red', Stock: '5' })]
  expect(read(...lines)[0]!.variants).toMatchObject([
    { sku: 'tee-r-l', attributes: { Color: 'Red', Size: 'L' }, qtyInStock: 3 },
    { sku: 'tee-r-m', attributes: { Color: 'Red', Size: 'M' }, qtyInStock: 2 },
  ])
  expect(problemsOf(read(...lines))).toEqual([
    'warning 3 : “Size” can have any value in the old shop. Here, each of its 2 values is a variant.',
    'warning 3 Stock: 2 variants share 5 units, which are divided among them.',
  ])
})

it('lets a variation that names all values go before one that leaves some open', () => {
  const open = variation({ SKU: 'any', 'Attribute 1 value(s)': 'Red' })
  const whole = variation({ SKU: 'red-l', 'Attribute 1 value(s)': 'Red', 'Attribute 2 value(s)': 'L' })
  expect(skus(tee, open, whole)).toEqual(['any-m', 'red-l'])
})

it('divides pieces that the parent counts for all', () => {
  const lines = ['Red', 'Blue'].map((color) =>
    variation({ SKU: color, Stock: 'parent', 'Attribute 1 value(s)': color, 'Attribute 2 value(s)': 'L' }),
  )
  expect(
    read({ ...tee, Stock: '7' }, ...lines)[0]!.variants.map(({ qtyInStock, unlimited }) => [qtyInStock, unlimited]),
  ).toEqual([
    [4, false],
    [3, false],
  ])
})

test.each<[string, Cells, object]>([
  [
    'a product that sells on without stock has no end',
    { Stock: '2', 'Backorders allowed?': '1' },
    { variants: [{ unlimited: true }] },
  ],
  ['one that is counted has its pieces', { Stock: '2' }, { variants: [{ unlimited: false, qtyInStock: 2 }] }],
  ['one that is out of stock is sold out', { 'In stock?': '0' }, { variants: [{ unlimited: false, qtyInStock: 0 }] }],
  [
    'a sale that is over is none',
    { 'Sale price': '15', 'Date sale price ends': '2020-01-31' },
    { variants: [{ onSale: false }] },
  ],
  [
    'a sale that begins later is none yet',
    { 'Sale price': '15', 'Date sale price starts': '2030-01-31' },
    { variants: [{ onSale: false }] },
  ],
  [
    'a sale of these days is on',
    { 'Sale price': '15', 'Date sale price ends': '2026-12-31 23:59:59' },
    { variants: [{ onSale: true }] },
  ],
  ['a hidden product is private', { 'Visibility in catalog': 'hidden' }, { visibility: 'private' }],
  ['a draft is a draft', { Published: '-1' }, { visibility: 'draft' }],
  ['a private product is private', { Published: '0' }, { visibility: 'private' }],
  ['a download is digital', { Type: 'simple, downloadable, virtual' }, { productType: 2 }],
  ['what is not sent is a service', { Type: 'simple, virtual' }, { productType: 3 }],
  ['a grouped product is left out', { Type: 'grouped' }, { skip: 'grouped' }],
  ['a product of another site is left out', { Type: 'external' }, { skip: 'external' }],
  ['a subscription that doesn’t say how it renews is left out', { Type: 'subscription' }, { skip: 'subscription' }],
  ['what nobody knows is left out', { Type: 'booking' }, { skip: 'other-type' }],
])('%s', (_name, cells, expected) => {
  expect(read({ ...cap, ...cells })[0]).toMatchObject(expected)
})

test.each<[string, Cells[], string]>([
  [
    'a variation without a parent',
    [cap, variation({ Parent: 'gone' })],
    'error 3 : The product “gone” that this variant belongs to isn’t in the file.',
  ],
  ['a variable product without variations', [tee], 'error 2 : Its variants aren’t in the file.'],
  [
    'an open value without any',
    [{ ...tee, 'Attribute 2 value(s)': '' }, variation({ 'Attribute 1 value(s)': 'Red' })],
    'error 3 : The file gives no values for “Size”.',
  ],
])('names %s', (_name, lines, problem) => {
  expect(problemsOf(read(...lines))).toContain(problem)
})

it('stops where more combinations are open than a product can hold', () => {
  const values = Array.from({ length: 40 }, (_, number) => `v${number}`).join(', ')
  const [product] = read({ ...tee, 'Attribute 1 value(s)': values, 'Attribute 2 value(s)': values }, variation({}))
  expect(problemsOf([product!])).toContain('error 2 : A product can have 250 variants; this one has more.')
})

test.each([
  ['Two\\n\\nparagraphs\\nhere', '<p>Two</p><p>paragraphs<br>here</p>'],
  ['<ul><li>kept</li></ul>', '<ul><li>kept</li></ul>'],
  ['', ''],
])('turns the description %j into HTML', (cell, html) => {
  expect(readDescription(cell)).toBe(html)
})

test.each([
  ['<p>Warm &amp; <b>soft</b></p>', 'Warm & soft'],
  ['1 < 2', '1 < 2'],
  ['<<<', '<<<'],
])('takes the words of %j', (html, words) => {
  expect(wordsOf(html)).toBe(words)
})
