import { expect, test } from 'vitest'
import { compareThings } from './compare.ts'

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`
const moment = (milliseconds: number) => new Date(milliseconds).toISOString()
const compare = (before: unknown, after: unknown) => compareThings(before, after, { money, moment })

test.each([
  [{ siteName: 'Clay' }, { siteName: 'Quay' }, [{ name: 'Site name', before: 'Clay', after: 'Quay' }]],
  [{ onSale: false }, { onSale: true }, [{ name: 'On sale', before: 'No', after: 'Yes' }]],
  [{ tags: ['a'] }, { tags: ['a', 'b'] }, [{ name: 'Tags', before: 'a', after: 'a, b' }]],
  [
    { variants: [{ sku: 'M-1', priceCents: 2400 }] },
    { variants: [{ sku: 'M-1', priceCents: 2600 }] },
    [{ name: 'Variants › M-1 › Price', before: '$24.00', after: '$26.00' }],
  ],
  [
    { scarcity: { text: 'Few', enabled: true } },
    { scarcity: { text: 'Hurry', enabled: true } },
    [{ name: 'Low-stock message › Text', before: 'Few', after: 'Hurry' }],
  ],
  [
    { descriptionHtml: '<p>One</p>' },
    { descriptionHtml: '<p>Two</p>' },
    [{ name: 'Description', before: 'One', after: 'Two' }],
  ],
  [{ id: '1', updatedAt: 1, title: 'Mug' }, { id: '2', updatedAt: 2, title: 'Mug' }, []],
  [{ urlId: 'mug' }, { urlId: 'cup' }, [{ name: 'URL', before: 'mug', after: 'cup' }]],
  [{ excerpt: '' }, { excerpt: 'Blue' }, [{ name: 'Short description', before: '', after: 'Blue' }]],
  [{ productType: 1 }, { productType: 3 }, [{ name: 'Product type', before: 'Physical product', after: 'Service' }]],
  [{ status: 'draft' }, { status: 'needs-review' }, [{ name: 'Status', before: 'Draft', after: 'Needs Review' }]],
  [
    { paymentMethods: [] },
    { paymentMethods: ['bank-transfer', 'pay-on-pickup'] },
    [{ name: 'Payment methods', before: '', after: 'Bank transfer, Pay on pickup' }],
  ],
  [
    { taxRates: [{ name: 'VAT', rateMilliPercent: 19_000 }] },
    { taxRates: [{ name: 'VAT', rateMilliPercent: 7_250 }] },
    [{ name: 'Tax rates › VAT › Rate', before: '19%', after: '7.25%' }],
  ],
  [
    { variants: [{ sku: 'M-1', lengthMillimetres: 90, weightGrams: 300 }] },
    { variants: [{ sku: 'M-1', lengthMillimetres: 95, weightGrams: 310 }] },
    [
      { name: 'Variants › M-1 › Length (mm)', before: '90', after: '95' },
      { name: 'Variants › M-1 › Weight (g)', before: '300', after: '310' },
    ],
  ],
  [{ publishAt: null }, { publishAt: 0 }, [{ name: 'Publish date', before: '', after: '1970-01-01T00:00:00.000Z' }]],
  [{ layout: 'logo-left' }, { layout: 'centered' }, [{ name: 'Layout', before: 'Logo left', after: 'Centered' }]],
  [{ isEnabled: false }, { isEnabled: true }, [{ name: 'Enabled', before: 'No', after: 'Yes' }]],
  [{ percentMilli: 20_000 }, { percentMilli: 7_500 }, [{ name: 'Percentage', before: '20%', after: '7.5%' }]],
  [
    { fixedMinimums: { EUR: 9000 } },
    { fixedMinimums: { EUR: 9550 } },
    [{ name: 'Fixed minimums › EUR', before: '90.00', after: '95.50' }],
  ],
  [
    { folderBehavior: 3 },
    { folderBehavior: 2 },
    [{ name: 'Page of the folder', before: 'No page', after: 'Redirect to the first link' }],
  ],
  [{ country: 'US' }, { country: 'DE' }, [{ name: 'Country', before: 'United States', after: 'Germany' }]],
  [
    { pages: { rule: 'all', ids: [] } },
    { pages: { rule: 'only', ids: ['page-0001', 'page-0002'] } },
    [
      { name: 'Pages › Rule', before: 'All', after: 'Only' },
      { name: 'Pages › Chosen', before: '0', after: '2' },
    ],
  ],
  [
    { focalPoint: { x: 0.5 } },
    { focalPoint: { x: 0.25 } },
    [{ name: 'Focal point › From the left', before: '50%', after: '25%' }],
  ],
  [{ text: 'lower-case words' }, { text: 'other' }, [{ name: 'Text', before: 'lower-case words', after: 'other' }]],
  [{ displayIndex: 1, pageRendering: 'LIST_VIEW' }, { displayIndex: 2, pageRendering: 'GRID' }, []],
  [null, { title: 'Mug' }, [{ name: 'Title', before: '', after: 'Mug' }]],
])('%j becomes %j', (before, after, fields) => {
  expect(compare(before, after)).toEqual(fields)
})

test('a long list of differences ends', () => {
  const all = (value: number) =>
    Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`field${'x'.repeat(index)}`, value]))
  expect(compare(all(1), all(2))).toHaveLength(30)
})

test('keys of things that people named are shown as they are', () => {
  expect(compare({ __proto__: null, constructor: 'a' }, { constructor: 'b' })).toEqual([
    { name: 'Constructor', before: 'a', after: 'b' },
  ])
})
