import fc from 'fast-check'
import { sum } from '#shared/money/sum.ts'
import type { Invoice } from '../schema.ts'

/** An invoice of a shop in Hamburg to a company in Vienna, over 119.00 with 19 % tax, changed by what a test needs. */
export function buildInvoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    kind: 'invoice',
    number: '2026-0042',
    issuedAt: Date.UTC(2026, 10, 25, 12),
    refersTo: null,
    orderNumber: 108,
    orderPlacedAt: Date.UTC(2026, 10, 24, 12),
    suppliedOn: null,
    locale: 'en-DE',
    timeZone: 'Europe/Berlin',
    cldrMoney: true,
    currency: 'EUR',
    pricesIncludeTax: true,
    seller: {
      name: 'Tidemill Ceramics GmbH',
      addressLines: ['Am Sandtorkai 12', '20457 Hamburg', 'Germany'],
      country: 'DE',
      email: 'hello@tidemill.example',
      taxNumber: 'DE123456789',
      registration: 'HRB 12345, Amtsgericht Hamburg',
    },
    buyer: {
      name: 'Ada Byron',
      company: 'Analytical Engines OG',
      addressLines: ['Kärntner Straße 1', '1010 Wien', 'Austria'],
      country: 'AT',
      email: 'ada@engines.example',
    },
    shippedTo: [],
    lines: [
      {
        ...{ lineId: 'line-1', title: 'Harbor mug', options: 'Blue / Large', sku: 'MUG-1' },
        ...{ quantity: 2, unitPriceCents: 5000, totalCents: 10000, paid: null },
      },
      {
        ...{ lineId: 'line-2', title: 'Tea towel', options: '', sku: '' },
        ...{ quantity: 1, unitPriceCents: 2000, totalCents: 2000, paid: null },
      },
    ],
    discounts: [{ title: 'Autumn', cents: 600 }],
    shipping: { name: 'DHL', cents: 500, paid: null },
    adjustmentCents: 0,
    taxes: [{ name: 'VAT', rateMilliPercent: 19_000, baseCents: 10_000, amountCents: 1900 }],
    taxCents: 1900,
    totalCents: 11_900,
    tenders: [{ name: 'PayPal', cents: 11_900 }],
    footer: 'IBAN DE00 0000 0000 0000 0000 00',
    ...changes,
  }
}

/** Invoices of a few lines whose prices include tax or not, with a discount and shipping. */
export const anyInvoice = fc
  .record({
    prices: fc.array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 6,
    }),
    discountShare: fc.integer({ min: 0, max: 90 }),
    shippingCents: fc.integer({ min: 0, max: 3000 }),
    rateMilliPercent: fc.constantFrom(0, 5500, 7000, 19_000, 25_500),
    pricesIncludeTax: fc.boolean(),
  })
  .map(({ prices, discountShare, shippingCents, rateMilliPercent, pricesIncludeTax }) => {
    const lines = prices.map(([unitPriceCents, quantity], index) => ({
      ...{ lineId: `line-${index}`, title: `Item ${index}`, options: '', sku: '' },
      ...{ quantity, unitPriceCents, totalCents: unitPriceCents * quantity, paid: null },
    }))
    const goods = sum(lines.map(({ totalCents }) => totalCents))
    const discountCents = Math.floor((goods * discountShare) / 100)
    const amount = goods - discountCents + shippingCents
    const taxCents = pricesIncludeTax
      ? Math.round((amount * rateMilliPercent) / (100_000 + rateMilliPercent))
      : Math.round((amount * rateMilliPercent) / 100_000)
    const totalCents = pricesIncludeTax ? amount : amount + taxCents
    const tax = { name: 'VAT', rateMilliPercent, amountCents: taxCents, baseCents: totalCents - taxCents }
    return buildInvoice({
      ...{ lines, taxes: [tax], taxCents, totalCents, pricesIncludeTax, tenders: [] },
      discounts: discountCents > 0 ? [{ title: 'Sale', cents: discountCents }] : [],
      shipping: { name: 'DHL', cents: shippingCents, paid: null },
    })
  })
