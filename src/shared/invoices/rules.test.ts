import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import { firstInvoiceSettings } from '#shared/settings/invoice-settings.ts'
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
