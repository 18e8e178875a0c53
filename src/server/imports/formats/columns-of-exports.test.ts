import { expect, test } from 'vitest'
import { problemsOf, readText } from '#server/testing/imports/build-catalogue.ts'
import { readTable } from '#server/testing/imports/read-whole-table.ts'
import { detectFormat } from './detect-format.ts'
import { missingColumns } from './read-products.ts'

const google = ['Google Product Category', 'Gender', 'Age Group', 'MPN', 'Condition', 'Custom Label 0']
const markets = ['Included / International', 'Price / International', 'Compare At Price / International']

// The columns of exports over the years, each list from a real file, with a cell for every one.
test.each<[string, Record<string, string>]>([
  [
    'Shopify 2022',
    {
      ...{ Handle: 'mug', Title: 'Mug', 'Body (HTML)': '<p>Clay</p>', Vendor: 'Kiln', 'Standard Product Type': '1604' },
      ...{ 'Custom Product Type': 'Mugs', Tags: 'clay', Published: 'TRUE', 'Option1 Name': 'Title' },
      ...{ 'Option1 Value': 'Default Title', 'Variant SKU': 'M-1', 'Variant Grams': '300', 'Variant Price': '25.00' },
      ...{ 'Variant Inventory Policy': 'deny', 'Variant Fulfillment Service': 'manual', 'Variant Taxable': 'TRUE' },
      ...{ 'Variant Requires Shipping': 'TRUE', 'Variant Barcode': '012', 'Gift Card': 'FALSE' },
      ...Object.fromEntries(google.map((name) => [`Google Shopping / ${name}`, 'x'])),
      ...{ 'Variant Weight Unit': 'kg', 'Variant Tax Code': 'P0000000', 'Cost per item': '9', Status: 'active' },
    },
  ],
  [
    'Shopify with markets, unit prices and metafields',
    {
      ...{ Handle: 'mug', Title: 'Mug', 'Body (HTML)': '<p>Clay</p>', Vendor: 'Kiln', Type: 'Mugs' },
      ...{ 'Product Category': 'Home & Garden > Kitchen & Dining > Mugs', Tags: 'clay', Published: 'TRUE' },
      ...{ 'Option1 Name': 'Color', 'Option1 Value': 'Blue', 'Option1 Linked To': 'product.metafields.shopify.color' },
      ...{ 'Variant SKU': 'M-1', 'Variant Grams': '300.0', 'Variant Inventory Tracker': 'shopify' },
      ...{ 'Variant Inventory Qty': '4', 'Variant Inventory Policy': 'deny', 'Variant Price': '25.00' },
      ...{ 'Unit Price Total Measure': '1', 'Unit Price Total Measure Unit': 'kg', 'Unit Price Base Measure': '1' },
      ...{ 'Unit Price Base Measure Unit': 'kg', 'Gift Card': 'false', 'SEO Title': 'Mug' },
      ...Object.fromEntries(markets.map((name) => [name, 'TRUE'])),
      ...{ 'Glaze (product.metafields.custom.glaze)': 'Celadon', 'Cost per item': '9', Status: 'active' },
    },
  ],
  [
    'Shopify since 2024',
    {
      ...{ Title: 'Mug', 'URL handle': 'mug', Description: '<p>Clay</p>', Vendor: 'Kiln', 'Product category': 'Mugs' },
      ...{ Type: 'Mugs', Tags: 'clay', 'Published on online store': 'TRUE', Status: 'Active', SKU: 'M-1' },
      ...{ Barcode: '012', Price: '25.00', 'Compare-at price': '', 'Cost per item': '9', 'Charge tax': 'TRUE' },
      ...{ 'Tax code': 'P0', 'Unit price total measure': '1', 'Unit price total measure unit': 'kg' },
      ...{ 'Inventory tracker': 'shopify', 'Inventory quantity': '4', 'Continue selling when out of stock': 'DENY' },
      ...{ 'Weight value (grams)': '300', 'Weight unit for display': 'g', 'Requires shipping': 'TRUE' },
      ...{ 'Fulfillment service': 'manual', 'Product image URL': 'https://img.example/1.jpg', 'Image position': '1' },
      ...{ 'Image alt text': 'A mug', 'Variant image URL': '', 'Gift card': 'FALSE', 'SEO title': 'Mug' },
      ...{ 'Google Shopping / Ad group name': 'x', 'Color (product.metafields.shopify.color-pattern)': 'blue' },
    },
  ],
  [
    'Shopify by Matrixify',
    {
      ...{ ID: '6790', Handle: 'mug', Command: 'MERGE', Title: 'Mug', 'Body HTML': '<p>Clay</p>', Vendor: 'Kiln' },
      ...{ Type: 'Mugs', Tags: 'clay', 'Tags Command': 'REPLACE', Status: 'Active', Published: 'TRUE' },
      ...{ 'Published At': '2024-01-01 10:00:00 +0200', 'Published Scope': 'global', 'Template Suffix': 'x' },
      ...{ 'Gift Card': 'FALSE', 'Row #': '1', 'Top Row': 'TRUE', 'Image Src': 'https://img.example/1.jpg' },
      ...{ 'Variant ID': '4711', 'Variant SKU': 'M-1', 'Variant Price': '25.00', 'Variant Weight': '0.3' },
      ...{ 'Metafield: title_tag [string]': 'Mug', 'Inventory Available: Shop': '4' },
    },
  ],
  [
    'Squarespace with trade numbers',
    {
      ...{ 'Product ID [Non Editable]': 'p1', 'Variant ID [Non Editable]': 'v1' },
      ...{ 'Product Type [Non Editable]': 'PHYSICAL', 'Product Page': 'shop', 'Product URL': 'mug', Title: 'Mug' },
      ...{ Description: '<p>Clay</p>', SKU: 'M-1', GTIN: '012', MPN: 'K-7', Price: '25.00', 'Sale Price': '0.00' },
      ...{ 'On Sale': 'No', Stock: '4', Categories: '/mugs', Tags: 'clay', Weight: '0.3', Length: '0.0' },
      ...{ Width: '0.0', Height: '0.0', Visible: 'Yes', 'Hosted Image URLs': 'https://img.example/1.jpg' },
    },
  ],
  [
    'WooCommerce 10',
    {
      ...{ ID: '7', Type: 'simple', SKU: 'M-1', 'GTIN, UPC, EAN, or ISBN': '012', Name: 'Mug', Published: '1' },
      ...{ 'Is featured?': '0', 'Visibility in catalog': 'visible', Description: 'Clay', 'Tax status': 'taxable' },
      ...{ 'Tax class': 'reduced', 'In stock?': '1', Stock: '4', 'Low stock amount': '1', 'Backorders allowed?': '0' },
      ...{ 'Weight (kg)': '.3', 'Purchase note': 'Thanks', 'Regular price': '25', 'Shipping class': 'parcel' },
      ...{ 'Download 1 ID': 'a', 'Download 1 name': 'b', 'Download 1 URL': 'https://shop.example/c', Upsells: 'M-2' },
      ...{ 'Cross-sells': 'id:8', Position: '0', Brands: 'Kiln', 'Cost of goods': '9', 'Swatches Attributes': '{}' },
      ...{ 'Meta: _yoast_wpseo_title': 'Mug', 'Meta: rank_math_focus_keyword': 'mug' },
      ...{ 'Attribute 1 name': 'Glaze', 'Attribute 1 value(s)': 'Blue', 'Attribute 1 default': 'Blue' },
    },
  ],
])('an export of %s has no column that is a mistake', (_, cells) => {
  const text = [Object.keys(cells), Object.values(cells)]
    .map((line) => line.map((cell) => `"${cell}"`).join(','))
    .join('\n')
  const table = readTable(text)
  const format = table.ok ? detectFormat(table.value.headings) : null
  expect(table.ok && format && missingColumns(table.value, format)).toEqual([])
  const products = readText(text)
  expect(problemsOf(products)).toEqual([])
  expect(products).toMatchObject([{ title: 'Mug', skip: null, visibility: 'published', variants: [{ sku: 'M-1' }] }])
  const { priceCents, sellsAtCents } = products[0]!.variants[0]!
  expect(priceCents ?? sellsAtCents).toBe(2500)
  expect(products[0]!.body).toContain('Clay')
})
