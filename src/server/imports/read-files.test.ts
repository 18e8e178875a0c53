import { describe, expect, it, test } from 'vitest'
import { problemsOf, readingContext, readText } from '#server/testing/imports/build-catalogue.ts'
import { fixture, realFile } from '#server/testing/imports/import-file.ts'
import { decodeFile } from '#shared/imports/decode-file.ts'
import type { ImportFormat } from '#shared/imports/formats.ts'
import type { ImportedProduct } from './formats/imported-product.ts'
import { readImportFile } from './read-import-file.ts'

const read = (bytes: Buffer) => readText(decodeFile(bytes)!.text, readingContext)

/** Sums that show whether anything was lost or misread. */
function sumsOf(products: readonly ImportedProduct[]) {
  const variants = products.flatMap((product) => product.variants)
  const counted = variants.filter((variant) => !variant.unlimited)
  return {
    products: products.length,
    variants: variants.length,
    unlimited: variants.length - counted.length,
    stock: counted.reduce((sum, variant) => sum + (variant.qtyInStock ?? 0), 0),
    priceCents: variants.reduce((sum, variant) => sum + (variant.priceCents ?? 0), 0),
    onSale: variants.filter((variant) => variant.onSale).length,
    pictures: products.reduce((sum, product) => sum + (product.pictures?.length ?? 0), 0),
    errors: problemsOf(products).filter((problem) => problem.startsWith('error')).length,
    skipped: products.filter((product) => product.skip !== null).length,
  }
}

describe('real files', () => {
  // Counted by another program, Python's csv module.
  test.for<[string, ImportFormat, ReturnType<typeof sumsOf>]>([
    [
      'squarespace-26-columns.csv',
      'squarespace-26',
      {
        products: 87,
        variants: 87,
        unlimited: 0,
        stock: 898,
        priceCents: 130850,
        onSale: 0,
        pictures: 132,
        errors: 0,
        skipped: 0,
      },
    ],
    [
      'squarespace-32-columns.csv',
      'squarespace-32',
      {
        products: 307,
        variants: 325,
        unlimited: 23,
        stock: 20558,
        priceCents: 3125850,
        onSale: 0,
        pictures: 351,
        errors: 0,
        skipped: 0,
      },
    ],
    [
      'shopify-home-and-garden.csv',
      'shopify',
      {
        products: 20,
        variants: 21,
        unlimited: 20,
        stock: 8,
        priceCents: 291795,
        onSale: 16,
        pictures: 21,
        errors: 0,
        skipped: 0,
      },
    ],
    [
      'woocommerce-sample.csv',
      'woocommerce',
      {
        products: 18,
        variants: 27,
        unlimited: 27,
        stock: 0,
        priceCents: 79200,
        onSale: 7,
        pictures: 26,
        errors: 0,
        skipped: 2,
      },
    ],
  ])('%s', async ([name, format, sums], { skip }) => {
    const bytes = realFile(name)
    if (!bytes) return skip('the files of real shops are not here')
    const file = await readImportFile(bytes)
    expect(file.ok && file.value.format).toBe(format)
    expect(sumsOf(read(bytes))).toEqual(sums)
  })
})

describe('our own files', () => {
  test.each<[ImportFormat, ReturnType<typeof sumsOf>]>([
    [
      'squarespace-26',
      {
        products: 6,
        variants: 6,
        unlimited: 1,
        stock: 56,
        priceCents: 31250,
        onSale: 1,
        pictures: 2,
        errors: 0,
        skipped: 0,
      },
    ],
    [
      'squarespace-32',
      {
        products: 8,
        variants: 11,
        unlimited: 3,
        stock: 39,
        priceCents: 77700,
        onSale: 1,
        pictures: 3,
        errors: 3,
        skipped: 0,
      },
    ],
    [
      'shopify',
      {
        products: 5,
        variants: 6,
        unlimited: 4,
        stock: 3,
        priceCents: 38650,
        onSale: 1,
        pictures: 3,
        errors: 1,
        skipped: 0,
      },
    ],
    [
      'woocommerce',
      {
        products: 8,
        variants: 8,
        unlimited: 3,
        stock: 32,
        priceCents: 11850,
        onSale: 1,
        pictures: 2,
        errors: 2,
        skipped: 2,
      },
    ],
  ])('%s', async (format, sums) => {
    const file = await readImportFile(fixture(format))
    expect(file.ok && file.value.format).toBe(format)
    expect(sumsOf(read(fixture(format)))).toEqual(sums)
  })

  test.each<[ImportFormat, string[]]>([
    ['squarespace-26', ['warning 7 SKU: The SKU “PLATE-S” is already on line 5. This one becomes “PLATE-S-2”.']],
    [
      'squarespace-32',
      [
        'error 7 Price: “twelve” isn’t a price.',
        'error 8 Title: There is no title.',
        'error 10 Price: “n/a” isn’t a price.',
        'warning 11 : Only new gift cards are sold with it: the codes and balances of those that customers have aren’t in the file.',
      ],
    ],
    [
      'shopify',
      [
        'warning 5 Variant Inventory Qty: The stock is -2. It’s imported as 0.',
        'warning 7 : Only new gift cards are sold with it: the codes and balances of those that customers have aren’t in the file.',
        'error 8 Variant Price: “n/a” isn’t a price.',
      ],
    ],
    [
      'woocommerce',
      [
        'warning 6 : “Weight” can have any value in the old shop. Here, each of its 2 values is a variant.',
        'warning 6 Stock: 2 variants share 5 units, which are divided among them.',
        'warning 4 Visibility in catalog: It’s hidden from the catalog in the old shop, so it’s private here.',
        'error 10 : The product “gone” that this variant belongs to isn’t in the file.',
        'error 11 Regular price: “n/a” isn’t a price.',
      ],
    ],
  ])('%s: names what is wrong, with line and reason', (format, problems) => {
    expect(problemsOf(read(fixture(format)))).toEqual(problems)
  })
})

describe('a long file', () => {
  const header = 'Handle,Title,Variant Price,Option1 Name'
  const lines = (count: number) =>
    Array.from({ length: count }, (_, line) => `h${line},"Café ${line}, ""large""",1.00,`).join('\n')

  it('is read in slices as it is read at once', async () => {
    const text = `${header}\n${lines(20_000)}`
    const file = await readImportFile(Buffer.from(text))
    expect(file.ok && file.value.table.lines.length).toBe(20_000)
    const last = file.ok ? file.value.table.lines.at(-1) : undefined
    expect([last?.line, last?.lastLine]).toEqual([20_001, 20_001])
    expect(last?.cells).toEqual(['h19999', 'Café 19999, "large"', '1.00', ''])
  })

  it.each(['', 'x'])('keeps letters whole where a slice ends: %j', async (before) => {
    const title = before + '😀'.repeat(200_000)
    const file = await readImportFile(Buffer.from(`${header}\nh,${title},1.00,\n`))
    expect(file.ok && file.value.table.lines[0]?.cells[1] === title).toBe(true)
  })

  test.each<[string, string, object]>([
    ['too many lines', `${header}\n${lines(101_500)}`, { code: 'import-too-large' }],
    [
      'a quotation mark that is never closed',
      `${header}\n${lines(3)}\nx,"never`,
      { code: 'import-file-unreadable', line: 5 },
    ],
    ['columns that nobody knows', 'a,b\n1,2\n', { code: 'import-format-unknown' }],
    [
      'a language that nobody knows',
      'ID,Tüüp,Hind\n1,variable,\n2,variation,3\n',
      { code: 'import-format-translated' },
    ],
    [
      'no prices',
      'Product Page,Hosted Image URLs,Title,SKU,Stock,Visible\na,b,c,d,1,Yes\n',
      { code: 'import-columns-missing', columns: ['Price'] },
    ],
    [
      'an export of WooCommerce without its prices',
      'ID,Typ,Name,Veröffentlicht\n1,simple,Tasse,1\n',
      { code: 'import-columns-missing', columns: ['Regular price'] },
    ],
    [
      "Shopify's file of stock",
      'Handle,Title,Option1 Name,Option1 Value,Location,On hand (new)\nmug,Mug,Title,Default Title,Store,3\n',
      { code: 'import-columns-missing', columns: ['Variant Price'] },
    ],
    ['no lines', `${header}\n`, { code: 'import-file-empty' }],
  ])('is refused for %s', async (_name, text, failure) => {
    const file = await readImportFile(Buffer.from(text))
    expect(!file.ok && file.failure).toMatchObject(failure)
  })
})
