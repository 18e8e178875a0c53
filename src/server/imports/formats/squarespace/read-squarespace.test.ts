import { describe, expect, it, test } from 'vitest'
import { problemsOf, readingContext, readText } from '#server/testing/imports/build-catalogue.ts'

const HEADER =
  'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Option Name 3,Option Value 3,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs'
const MUG =
  'p1,v1,PHYSICAL,shop,harbor-mug,Harbor Mug,<p>Stoneware</p>,MUG-1,,,,,,,28.00,0.00,No,12,"/mugs, /flower/sweet-pea","blue, daily",0.75,4.0,3.0,3.5,Yes,https://img.example/a.jpg https://img.example/b.jpg'
const read = (...lines: string[]) => readText([HEADER, ...lines].join('\n'))

/** The mug with other cells. */
function mug(changes: Partial<Record<string, string>>): string {
  const headings = HEADER.split(',')
  const cells = /^(.*),"(.*)","(.*)",(.*)$/.exec(MUG)!
  const list = [...cells[1]!.split(','), cells[2]!, cells[3]!, ...cells[4]!.split(',')]
  const named = headings.map((heading, place) => changes[heading.replace(' [Non Editable]', '')] ?? list[place] ?? '')
  return named.map((cell) => `"${cell}"`).join(',')
}

it('reads a product with everything that the columns say', () => {
  expect(read(MUG)).toEqual([
    {
      line: 2,
      lastLine: 2,
      sourceId: 'p1',
      storePage: 'shop',
      urlId: 'harbor-mug',
      title: 'Harbor Mug',
      productType: 1,
      visibility: 'published',
      body: '<p>Stoneware</p>',
      tags: ['blue', 'daily'],
      categories: [
        { names: ['Mugs'], isAddress: true },
        { names: ['Flower', 'Sweet Pea'], isAddress: true },
      ],
      pictures: [{ url: 'https://img.example/a.jpg' }, { url: 'https://img.example/b.jpg' }],
      options: [],
      variants: [
        {
          line: 2,
          sourceId: 'v1',
          sku: 'MUG-1',
          attributes: {},
          priceCents: 2800,
          salePriceCents: 0,
          onSale: false,
          unlimited: false,
          qtyInStock: 12,
          weightGrams: 340.19,
          lengthMillimetres: 101.6,
          widthMillimetres: 76.2,
          heightMillimetres: 88.9,
        },
      ],
      skip: null,
      problems: [],
      priceHeading: 'Price',
    },
  ])
})

const looked = (text: string, read: string) => [
  `warning 2 Stock: “${text}” was read as ${read}. Check that this is right.`,
]
test.each<[string, string, number, string[]]>([
  ['1,000', 'en-US', 1000, []],
  ['1.000.000', 'en-US', 1_000_000, []],
  ['12 500', 'en-US', 12_500, []],
  ['8.0', 'en-US', 8, []],
  ['5.000', 'en-US', 5000, looked('5.000', '5,000')],
  ['5,000', 'de-DE', 5000, looked('5,000', '5,000')],
  ['1.000', 'de-DE', 1000, []],
])('a stock of %j in %s is %d units', (Stock, locale, qtyInStock, problems) => {
  const [product] = readText([HEADER, mug({ Stock })].join('\n'), { ...readingContext, locale })
  expect(product).toMatchObject({ variants: [{ qtyInStock }] })
  expect(problemsOf([product!])).toEqual(problems)
})

it('reads a stock of three zeros as the other cells of its column are written', () => {
  const stocks = (...cells: string[]) =>
    read(...cells.map((Stock, place) => mug({ Stock, 'Product ID': `p${place}`, SKU: `S${place}` }))).map(
      ({ variants }) => variants[0]!.qtyInStock,
    )
  expect(stocks('5.000', '0.000')).toEqual([5, 0])
  expect(stocks('5.000', '12')).toEqual([5000, 12])
})

test.each([
  ['WAHR', 'published'],
  ['vrai', 'published'],
  ['FALSCH', 'private'],
] as const)('a spreadsheet that says %s is understood', (Visible, visibility) => {
  expect(read(mug({ Visible }))[0]).toMatchObject({ problems: [], visibility })
})

it('says how many variants a product has that has too many', () => {
  const more = Array.from({ length: 251 }, (_, place) => `,,,,,,,M${place},,S${place},,,,,1.00,,No,1,,,,,,,,`)
  const [product] = read(mug({ 'Option Name 1': 'Size', 'Option Value 1': 'S' }), ...more)
  expect(product!.variants).toHaveLength(252)
  expect(problemsOf([product!])).toEqual(['error 2 : A product can have 250 variants; this one has more.'])
})

it('gathers the variants below their product', () => {
  const [product, next] = read(
    mug({ 'Option Name 1': 'Size', 'Option Value 1': 'S' }),
    ',v2,,,,,,MUG-2,Size,M,,,,,30.00,25.00,Yes,Unlimited,,,,,,,,',
    ',v3,,,,,,MUG-3,,L,,,,,32.00,0.00,No,-3,,,,,,,,',
    mug({ 'Product ID': 'p2', Title: 'Bowl', SKU: 'BOWL-1' }),
  )
  expect(product).toMatchObject({ line: 2, lastLine: 4, options: ['Size'] })
  expect(product!.variants).toMatchObject([
    { line: 2, attributes: { Size: 'S' }, onSale: false, qtyInStock: 12 },
    { line: 3, attributes: { Size: 'M' }, priceCents: 3000, salePriceCents: 2500, onSale: true, unlimited: true },
    { line: 4, attributes: { Size: 'L' }, qtyInStock: 0, unlimited: false },
  ])
  expect(problemsOf([product!])).toEqual(['warning 4 Stock: The stock is -3. It’s imported as 0.'])
  expect(next).toMatchObject({ title: 'Bowl', line: 5 })
})

describe('a line that something is wrong with', () => {
  test.each<[string, Partial<Record<string, string>>, string]>([
    ['has no title', { Title: '' }, 'error 2 Title: There is no title.'],
    ['has a price that is no number', { Price: 'free' }, 'error 2 Price: “free” isn’t a price.'],
    [
      'has a price of a tenth of a cent',
      { Price: '1.234' },
      'warning 2 Price: “1.234” has more than two decimals; it was read as 1.23.',
    ],
    [
      'has a price in another currency',
      { Price: '15 000Fcfa' },
      'error 2 Price: “15 000Fcfa” is not in US dollars, the currency of this shop.',
    ],
    [
      'is on sale without a sale price',
      { 'On Sale': 'Yes', 'Sale Price': '' },
      'warning 2 Sale Price: It’s on sale in the old shop but has no sale price, so it isn’t on sale here.',
    ],
    [
      'is on sale for nothing',
      { 'On Sale': 'Yes', 'Sale Price': '0.00' },
      'warning 2 Sale Price: The sale price is 0, so customers get it for free.',
    ],
    [
      'weighs more than a truck',
      { Weight: '90000' },
      'error 2 Weight: The weight is more than 10,000 kg. Check the unit.',
    ],
    [
      'has a description where a word belongs',
      { Visible: 'x'.repeat(200) },
      `warning 2 Visible: “${'x'.repeat(59)}…” is neither yes nor no. It was read as no.`,
    ],
    ['has a negative price', { Price: '-5.00' }, 'error 2 Price: “-5.00” isn’t a price.'],
    ['has a stock that is no number', { Stock: 'many' }, 'error 2 Stock: “many” isn’t a number of units.'],
    [
      'is neither visible nor not',
      { Visible: 'perhaps' },
      'warning 2 Visible: “perhaps” is neither yes nor no. It was read as no.',
    ],
    [
      'weighs nothing that is known',
      { Weight: 'heavy' },
      'warning 2 Weight: “heavy” isn’t a number, so it’s left out.',
    ],
    ['has half an option', { 'Option Name 1': 'Size' }, 'error 2 Option Value 1: There is no value for “Size”.'],
    [
      'has a sale price above the price',
      { 'On Sale': 'Yes', 'Sale Price': '30.00' },
      'warning 2 Sale Price: The sale price isn’t lower than the price, so it isn’t on sale here.',
    ],
    [
      'has a picture that is a file on a disk',
      { 'Hosted Image URLs': 'C:/mug.jpg' },
      'warning 2 Hosted Image URLs: “C:/mug.jpg” isn’t the URL of an image, so it’s left out.',
    ],
    [
      'has a script for a picture',
      { 'Hosted Image URLs': 'javascript:alert(1)' },
      'warning 2 Hosted Image URLs: “javascript:alert(1)” isn’t the URL of an image, so it’s left out.',
    ],
    [
      'has a long tag',
      { Tags: 'x'.repeat(60) },
      `warning 2 Tags: “${'x'.repeat(60)}” is too long. It was cut to 50 characters.`,
    ],
  ])('%s', (_name, changes, problem) => {
    expect(problemsOf(read(mug(changes)))).toEqual([problem])
  })

  it('has cells too many', () => {
    expect(problemsOf(read(MUG, `${MUG},more`))[0]).toBe(
      'error 3 : This line has 27 cells instead of 26. Look for a missing or extra quotation mark or comma.',
    )
  })

  it('ends before anything that a product needs', () => {
    expect(problemsOf(read(MUG, 'p2,v2,PHYSICAL,shop'))).toEqual(
      expect.arrayContaining([
        'error 3 : This line has 4 cells instead of 26. Look for a missing or extra quotation mark or comma.',
        'error 3 Title: There is no title.',
      ]),
    )
  })

  it('is a variant without a product', () => {
    expect(problemsOf(read(',v2,,,,,,MUG-2,Size,M,,,,,30.00,0.00,No,1,,,,,,,,'))[0]).toBe(
      'error 2 : This line is a variant without a product above it.',
    )
  })
})

it('finds the lines of a product that each name it, wherever they are', () => {
  const products = read(
    'p1,v2,,,,,,MUG-2,Size,M,,,,,30.00,0.00,No,1,,,,,,,,',
    mug({ 'Product ID': 'p9', 'Variant ID': 'v9', SKU: 'MUG-9' }),
    mug({ 'Option Name 1': 'Size', 'Option Value 1': 'S' }),
  )
  expect(problemsOf(products)).toEqual([])
  expect(products.map(({ sourceId, variants }) => [sourceId, variants.map(({ sku }) => sku)])).toEqual([
    ['p1', ['MUG-1', 'MUG-2']],
    ['p9', ['MUG-9']],
  ])
})

it('takes cells that are missing at the end of a line for empty ones', () => {
  const whole = ',v2,,,,,,MUG-2,Size,M,,,,,30.00,0.00,No,1,,,,,,,,'
  const [product] = read(mug({ 'Option Name 1': 'Size', 'Option Value 1': 'S' }), whole.replace(/,+$/, ''))
  expect(problemsOf([product!])).toEqual([])
  expect(product).toEqual(read(mug({ 'Option Name 1': 'Size', 'Option Value 1': 'S' }), whole)[0])
})

test.each<[string, Partial<Record<string, string>>, object]>([
  ['an amount as people write it', { Price: '$1,234.50' }, { priceCents: 123450 }],
  ['an amount with a comma', { Price: '12,50' }, { priceCents: 1250 }],
  ['a whole amount', { Price: '7' }, { priceCents: 700 }],
  ['a price of nothing', { Price: '0.00' }, { priceCents: 0 }],
  ['a price with zeros behind', { Price: '7.5000' }, { priceCents: 750 }],
  ['stock that cannot be counted', { Stock: 'Unlimited' }, { unlimited: true, qtyInStock: 0 }],
  ['stock with a decimal', { Stock: '8.0' }, { unlimited: false, qtyInStock: 8 }],
  ['a sale price that waits', { 'Sale Price': '20.00' }, { onSale: false, salePriceCents: 2000 }],
])('reads %s', (_name, changes, expected) => {
  const [product] = read(mug(changes))
  expect(product!.variants[0]).toMatchObject(expected)
  expect(product!.problems).toEqual([])
})

it('reads gift cards, and says that those of customers are not in the file', () => {
  const [card] = read(mug({ 'Product Type': 'GIFT_CARD' }))
  expect(card).toMatchObject({ productType: 4, skip: null })
  expect(card!.problems[0]!.sentence).toContain('codes and balances')
})

it('leaves unknown types out', () => {
  expect(read(mug({ 'Product Type': 'CONSTRUCTOR' }))[0]).toMatchObject({ skip: 'other-type' })
})

it('gives the second product of a SKU a number, and names the line of the first', () => {
  const products = read(MUG, mug({ 'Product ID': 'p2' }), mug({ 'Product ID': 'p3' }))
  expect(products.map(({ variants }) => variants[0]!.sku)).toEqual(['MUG-1', 'MUG-1-2', 'MUG-1-3'])
  expect(problemsOf(products)).toEqual([
    'warning 3 SKU: The SKU “MUG-1” is already on line 2. This one becomes “MUG-1-2”.',
    'warning 4 SKU: The SKU “MUG-1” is already on line 2. This one becomes “MUG-1-3”.',
  ])
})

it('refuses a product that is in the file twice', () => {
  const products = read(MUG, mug({ 'Product ID': 'p2', SKU: 'B' }), mug({ SKU: 'C' }))
  expect(problemsOf(products)).toEqual(['error 4 : The same product is already on line 2.'])
})

it('keeps what looks like a formula as text', () => {
  const [product] = read(mug({ Title: "'=HYPERLINK(1)", Tags: "'+49" }))
  expect(product).toMatchObject({ title: '=HYPERLINK(1)', tags: ['+49'] })
})

it('finds the columns wherever they are', () => {
  const reversed = (line: string) => line.split(',').reverse().join(',')
  const plain = 'p1,v1,PHYSICAL,shop,harbor-mug,Harbor Mug,Stoneware,MUG-1,,,,,,,28.00,0.00,No,12,,,,,,,Yes,'
  expect(readText(`${reversed(HEADER)}\n${reversed(plain)}`)).toEqual(readText(`${HEADER}\n${plain}`))
})

it('reads prices in the currency of the shop: the yen has no fractions', () => {
  const yen = (price: string) =>
    readText(`${HEADER}\n${mug({ Price: price })}`, { ...readingContext, currency: 'JPY', locale: 'ja-JP' })
  expect(yen('1500.00')[0]!.variants[0]!.priceCents).toBe(150_000)
  expect(problemsOf(yen('10.50'))).toEqual([
    'error 2 Price: The price “10.50” has decimals, but your currency has none.',
  ])
})
