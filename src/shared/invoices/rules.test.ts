import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import { firstInvoiceSettings } from '#shared/settings/invoice-settings.ts'
import { keyOfTax } from '#shared/taxes/key-of-tax.ts'
import { contentOfCredit, creditedBy } from './credits.ts'
import { netPartsOf } from './net-parts.ts'
import { invoiceNumber, isForBusiness, issuesInvoices, taxesOf } from './rules.ts'
import type { Invoice } from './schema.ts'
import { anyInvoice, buildInvoice } from './testing/build-invoice.ts'

test.each([
  ['', '2026', 1, '2026-0001'],
  ['CN-', '2026', 42, 'CN-2026-0042'],
  ['R', '2027', 12_345, 'R2027-12345'],
])('the number of %s in %s, %i', (prefix, year, count, number) => {
  expect(invoiceNumber(prefix, year, count)).toBe(number)
})

test.each([
  ['DE', null, true],
  ['US', null, false],
  ['DE', false, false],
  ['US', true, true],
])('a shop in %s whose owner chose %s', (country, isOn, expected) => {
  expect(issuesInvoices({ country, invoices: { ...firstInvoiceSettings, isOn } })).toBe(expected)
})

describe('an invoice is also made for programs', () => {
  const { seller, buyer, taxes } = buildInvoice()
  test.each<[string, Partial<Invoice>, boolean]>([
    ['for a company', {}, true],
    ['not for a person', { buyer: { ...buyer, company: '' } }, false],
    ['not from a seller without a tax number', { seller: { ...seller, taxNumber: '' } }, false],
    ['not from outside the EU', { seller: { ...seller, country: 'US' } }, false],
    ['not where some of it is not taxed', { taxes: [{ ...taxes[0]!, baseCents: null }] }, false],
    ['not in yen', { currency: 'JPY' }, false],
  ])('%s', (_what, changes, expected) => {
    expect(isForBusiness(buildInvoice(changes))).toBe(expected)
  })
})

test('each of several rates says the amount that it was taken on', () => {
  const vat = { name: 'VAT', included: true }
  const taxes = [
    { ...vat, rateMilliPercent: 19_000, amountCents: 1_900, netCents: 10_000 },
    { ...vat, rateMilliPercent: 7_000, amountCents: 140, netCents: 2_000 },
  ]
  const { currency } = buildInvoice()
  const prices = { subtotalCents: 14_040, discountCents: 0, shippingCostCents: 0, taxCents: 2_040, currency }
  expect(taxesOf({ ...prices, taxes }).map(({ baseCents }) => baseCents)).toEqual([10_000, 2_000])
  const older = taxes.map(({ netCents: _, ...row }) => row)
  expect(taxesOf({ ...prices, taxes: older }).map(({ baseCents }) => baseCents)).toEqual([null, null])
})

test('the parts of any invoice without tax sum to its total without tax', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const { lines, discountCents, shippingCents, adjustmentCents } = netPartsOf(invoice)
      expect(sum(lines) + shippingCents + adjustmentCents - discountCents).toBe(invoice.totalCents - invoice.taxCents)
      for (const cents of [...lines, discountCents, shippingCents]) expect(cents).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('credit notes over all of an invoice, in any parts, take back exactly its total and its taxes', () => {
  fc.assert(
    fc.property(anyInvoice, fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 6 }), (invoice, parts) => {
      const notes: NonNullable<ReturnType<typeof contentOfCredit>>[] = []
      for (const cents of [...parts, invoice.totalCents]) {
        const note = contentOfCredit(invoice, { cents, shippingCents: 0, lines: [] }, creditedBy(notes))
        if (!note) continue
        expect(note.totalCents).toBeLessThanOrEqual(cents)
        expect(note.taxCents).toBe(sum(note.taxes.map(({ amountCents }) => amountCents)))
        for (const { amountCents, baseCents } of note.taxes) {
          expect(amountCents).toBeGreaterThanOrEqual(0)
          expect(baseCents).toBe(note.totalCents - note.taxCents)
        }
        notes.push(note)
      }
      const credited = creditedBy(notes)
      expect(credited.cents).toBe(invoice.totalCents)
      for (const tax of invoice.taxes) expect(credited.taxes.get(keyOfTax(tax)) ?? 0).toBe(tax.amountCents)
      expect(contentOfCredit(invoice, { cents: 1, shippingCents: 0, lines: [] }, credited)).toBeNull()
    }),
  )
})

describe('a credit note over an invoice with several rates', () => {
  const rate = (rateMilliPercent: number, amountCents: number) => ({ name: 'VAT', rateMilliPercent, amountCents })
  const line = (lineId: string, totalCents: number, tax: ReturnType<typeof rate>) => ({
    ...{ lineId, title: lineId, options: '', sku: '', quantity: 2, unitPriceCents: totalCents / 2, totalCents },
    paid: { cents: totalCents, taxes: [tax] },
  })
  const invoice = buildInvoice({
    lines: [line('mug', 11_900, rate(19_000, 1900)), line('book', 2140, rate(7000, 140))],
    discounts: [],
    shipping: { name: 'DHL', cents: 595, paid: { cents: 595, taxes: [rate(19_000, 95)] } },
    taxes: [
      { ...rate(19_000, 1995), baseCents: 10_500 },
      { ...rate(7000, 140), baseCents: 2000 },
    ],
    taxCents: 2135,
    totalCents: 14_635,
  })
  const piece = (lineId: string, cents: number) => ({ lineId, quantity: 1, cents, isRestocked: false })
  const credit = (cents: number, lines: ReturnType<typeof piece>[], shippingCents = 0) =>
    contentOfCredit(invoice, { cents, shippingCents, lines }, creditedBy([]))!

  test('takes back the tax of the items that are returned, and of no others', () => {
    expect(credit(1070, [piece('book', 1070)]).taxes).toEqual([{ ...rate(7000, 70), baseCents: 1000 }])
    expect(credit(6545, [piece('mug', 5950)], 595).taxes).toEqual([{ ...rate(19_000, 1045), baseCents: 5500 }])
  })

  test('takes less tax back where less is returned than the items have cost', () => {
    expect(credit(1000, [piece('mug', 5950)]).taxes.map(({ amountCents }) => amountCents)).toEqual([159, 0])
    expect(credit(100, [piece('book', 1070)]).taxes.map(({ amountCents }) => amountCents)).toEqual([0, 6])
  })

  test('takes a share of every tax back with money that belongs to no item', () => {
    expect(credit(7317, []).taxes.map(({ amountCents, baseCents }) => [amountCents, baseCents])).toEqual([
      [997, null],
      [69, null],
    ])
  })

  test('has in the end taken back exactly all taxes, in whatever order', () => {
    const order = fc.shuffledSubarray(['mug', 'mug', 'book', 'book', 'shipping', 'money'] as const)
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 900 }), (steps, free) => {
        const notes: NonNullable<ReturnType<typeof contentOfCredit>>[] = []
        const prices = { mug: 5950, book: 1070, shipping: 595, money: free }
        for (const step of steps) {
          const isItem = step === 'mug' || step === 'book'
          const refund = {
            ...{ cents: prices[step], shippingCents: step === 'shipping' ? 595 : 0 },
            lines: isItem ? [piece(step, prices[step])] : [],
          }
          const note = contentOfCredit(invoice, refund, creditedBy(notes))
          if (note) notes.push(note)
        }
        const left = invoice.totalCents - sum(notes.map(({ totalCents }) => totalCents))
        const last = contentOfCredit(invoice, { cents: left, shippingCents: 0, lines: [] }, creditedBy(notes))
        const credited = creditedBy(last ? [...notes, last] : notes)
        expect(credited.cents).toBe(invoice.totalCents)
        for (const tax of invoice.taxes) expect(credited.taxes.get(keyOfTax(tax))).toBe(tax.amountCents)
        for (const { taxes } of notes)
          for (const { amountCents } of taxes) expect(amountCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
