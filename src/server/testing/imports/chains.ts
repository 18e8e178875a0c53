import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of one shop, in the order in which its owner exported them. */
export interface Chain {
  readonly name: string
  readonly files: readonly (Buffer | string)[]
}

type Row = Readonly<Record<string, string>>

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const fileOf = (headings: readonly string[], rows: readonly Row[]) =>
  [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n')

const squarespaceHeadings = (options: number) => [
  'Product ID [Non Editable]',
  'Variant ID [Non Editable]',
  'Product Type [Non Editable]',
  'Product Page',
  'Product URL',
  'Title',
  'Description',
  'SKU',
  ...Array.from({ length: options }, (_, place) => [`Option Name ${place + 1}`, `Option Value ${place + 1}`]).flat(),
  'Price',
  'Sale Price',
  'On Sale',
  'Stock',
  'Categories',
  'Tags',
  'Weight',
  'Length',
  'Width',
  'Height',
  'Visible',
  'Hosted Image URLs',
]

/** A product of Squarespace; its ids and URL are made from its name. */
const flower = (name: string, changes: Row = {}): Row => ({
  'Product ID [Non Editable]': `5ec9f8fa6db96c35c65b-${name}`,
  'Variant ID [Non Editable]': `447b48b6-7a0d-${name}`,
  'Product Type [Non Editable]': 'PHYSICAL',
  'Product Page': 'flowers',
  'Product URL': name,
  Title: name,
  Description: `<p style="white-space:pre-wrap">${name}, in bunches of ten.</p>`,
  SKU: name.toUpperCase(),
  Price: '10.00',
  'Sale Price': '0.00',
  'On Sale': 'No',
  Stock: '8',
  Tags: 'summer',
  Weight: '0.5',
  Visible: 'Yes',
  'Hosted Image URLs': `https://192.0.2.10/${name}.jpg`,
  ...changes,
})
const variantOf = (name: string, changes: Row): Row => ({
  'Variant ID [Non Editable]': `447b48b6-7a0d-${name}`,
  SKU: name.toUpperCase(),
  Price: '4.00',
  Stock: '3',
  ...changes,
})

/**
 * A flower farm over a year: categories of one name under two parents, names that move, sizes that are added and
 * removed.
 */
const farm: readonly (readonly Row[])[] = [
  [
    flower('amaranth', { Categories: '/filler, /filler/amaranth' }),
    flower('gretel', { Categories: '/amaranth' }),
    flower('cosmos', { Categories: '/flower/cosmos', 'Sale Price': '7.50', 'On Sale': 'Yes' }),
    flower('sonata', { Categories: '/filler/cosmos', 'Product Page': 'dried' }),
    flower('dahlia', { 'Option Name 1': 'Size', 'Option Value 1': 'S', SKU: 'DAHLIA-S' }),
    variantOf('dahlia-m', { 'Option Value 1': 'M' }),
    flower('bouquet', { 'Product Type [Non Editable]': 'SERVICE', Stock: 'Unlimited', Visible: 'No' }),
    flower('gift', { 'Product Type [Non Editable]': 'GIFT_CARD' }),
    flower('broken', { Price: 'ten' }),
  ],
  [
    // Moved between categories of the same name.
    flower('amaranth', { Categories: '/amaranth', Price: '12.00' }),
    flower('gretel', { Categories: '/filler/amaranth' }),
    flower('cosmos', { Categories: '/filler/cosmos', Stock: '0' }),
    flower('sonata', { Categories: '/flower/cosmos', 'Product Page': 'dried' }),
    // Sizes are added, removed, and exchange their SKUs.
    flower('dahlia', { 'Option Name 1': 'Size', 'Option Value 1': 'S', SKU: 'DAHLIA-M' }),
    variantOf('dahlia-m', { 'Option Value 1': 'M', SKU: 'DAHLIA-S' }),
    variantOf('dahlia-l', { 'Option Value 1': 'L', Stock: 'Unlimited' }),
    flower('bouquet', { Visible: 'Yes', Stock: 'Unlimited' }),
    flower('zinnia', { Categories: '/flower', 'Hosted Image URLs': '' }),
  ],
  [
    // SKUs and URLs move: one is passed on, two are exchanged.
    flower('amaranth', { SKU: 'NEW', Categories: '/amaranth', Price: '12.00' }),
    flower('gretel', { SKU: 'AMARANTH', 'Product URL': 'cosmos', Categories: '' }),
    flower('cosmos', { SKU: 'SONATA', 'Product URL': 'gretel', Tags: 'summer, "late, very", autumn' }),
    flower('sonata', { SKU: 'COSMOS', 'Product Page': 'dried', 'Hosted Image URLs': 'https://192.0.2.10/new.jpg' }),
    flower('zinnia', { Categories: '/flower, /filler/zinnia', 'Option Name 1': 'Color', 'Option Value 1': 'Red' }),
  ],
]

const shopifyHeadings =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,Status'.split(
    ',',
  )
const garment = (handle: string, changes: Row = {}): Row => ({
  Handle: handle,
  Title: handle.replaceAll('-', ' '),
  'Body (HTML)': `<p>Sewn here.</p><p>${handle}</p>`,
  Vendor: 'Loom',
  Type: 'Shirts',
  Tags: 'linen, soft',
  Published: 'true',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Grams': '200',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '5',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '30.00',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
  'Image Src': `https://192.0.2.10/${handle}.jpg`,
  'Image Position': '1',
  Status: 'active',
  ...changes,
})
const sized = (handle: string, size: string, changes: Row = {}): Row => ({
  Handle: handle,
  'Option1 Value': size,
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '2',
  'Variant Price': '31.00',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
  ...changes,
})
const tailor: readonly (readonly Row[])[] = [
  [
    garment('linen-shirt', { 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant SKU': 'LS-S' }),
    sized('linen-shirt', 'M', { 'Variant SKU': 'LS-M', 'Variant Image': 'https://192.0.2.10/linen-shirt-m.jpg' }),
    { Handle: 'linen-shirt', 'Image Src': 'https://192.0.2.10/linen-shirt-m.jpg', 'Image Position': '2' },
    garment('apron', { 'Variant Compare At Price': '40.00', 'Variant Inventory Tracker': '' }),
    garment('apron-long', { Title: 'Apron', Type: 'Aprons', Status: 'draft' }),
    garment('mending', { 'Variant Requires Shipping': 'false', 'Image Src': '' }),
    garment('card', { 'Gift Card': 'true' }),
  ],
  [
    garment('linen-shirt', { 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant SKU': 'LS-M', Type: 'Tops' }),
    sized('linen-shirt', 'M', { 'Variant SKU': 'LS-S' }),
    sized('linen-shirt', 'XL'),
    garment('apron', { 'Variant Price': '35.00', 'Variant SKU': 'TWICE', Tags: '' }),
    garment('apron-long', { Title: 'Apron', Type: 'Aprons', 'Variant SKU': 'TWICE', 'SEO Title': 'A long apron' }),
    garment('cap', { Type: '' }),
  ],
]

const wooHeadings =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,Tax status,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s)'.split(
    ',',
  )
const yarn = (id: string, changes: Row = {}): Row => ({
  ID: id,
  Type: 'simple',
  SKU: `Y${id}`,
  Name: `Yarn ${id}`,
  Published: '1',
  'Visibility in catalog': 'visible',
  'Short description': 'Soft &amp; strong.',
  Description: 'Merino.\\n\\nDyed by hand.',
  'Tax status': 'taxable',
  'In stock?': '1',
  Stock: '4',
  'Regular price': '18',
  Categories: 'Yarn > Sock, Sale',
  Images: `https://192.0.2.10/yarn-${id}.jpg`,
  ...changes,
})
const wool: readonly (readonly Row[])[] = [
  [
    yarn('1'),
    yarn('2', {
      Type: 'variable',
      'Regular price': '',
      'Attribute 1 name': 'Color',
      'Attribute 1 value(s)': 'Moss, Rust',
    }),
    yarn('3', { Type: 'variation', Parent: 'Y2', 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Moss' }),
    yarn('4', {
      Type: 'variation',
      Parent: 'Y2',
      'Attribute 1 name': 'Color',
      'Attribute 1 value(s)': 'Rust',
      Stock: '',
    }),
    yarn('5', { Type: 'grouped' }),
    yarn('6', { 'Regular price': '', 'Attribute 1 name': 'Fiber', 'Attribute 1 value(s)': 'Wool' }),
    yarn('7', { 'Visibility in catalog': 'hidden', Categories: 'Tools, Tools > Bags', Tags: 'a\\, b' }),
  ],
  [
    yarn('1', { SKU: 'Y7', Categories: 'Tools > Sock', 'Sale price': '15' }),
    yarn('2', { Type: 'variable', 'Regular price': '', 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Rust' }),
    yarn('4', { Type: 'variation', Parent: 'Y2', 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Rust' }),
    yarn('6', { 'Regular price': '9', Name: 'Yarn 1' }),
    yarn('7', { SKU: 'Y1', Categories: 'Tools', Tags: 'a, b', Published: '0' }),
  ],
]

/** Chains of files in the formats of shops. */
export const chains: readonly Chain[] = [
  { name: 'Squarespace, 26 columns', files: farm.map((rows) => fileOf(squarespaceHeadings(3), rows)) },
  { name: 'Squarespace, 32 columns', files: farm.toReversed().map((rows) => fileOf(squarespaceHeadings(6), rows)) },
  { name: 'Shopify', files: tailor.map((rows) => fileOf(shopifyHeadings, rows)) },
  { name: 'WooCommerce', files: wool.map((rows) => fileOf(wooHeadings, rows)) },
  {
    name: 'one shop after the other',
    files: [
      fileOf(squarespaceHeadings(3), farm[0]!),
      fileOf(shopifyHeadings, tailor[0]!),
      fileOf(wooHeadings, wool[0]!),
      fileOf(squarespaceHeadings(3), farm[1]!),
    ],
  },
]

/** Chains of files in a folder, one subfolder per chain, sorted by name; none without a folder. */
export function chainsIn(folder: string | undefined): Chain[] {
  if (!folder || !existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => ({
      name,
      files: readdirSync(join(folder, name))
        .sort()
        .map((file) => readFileSync(join(folder, name, file))),
    }))
}
