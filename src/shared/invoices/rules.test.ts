import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '#shared/money/sum.ts'
import { firstInvoiceSettings } from '#shared/settings/invoice-settings.ts'
import { netPartsOf } from './net-parts.ts'
import { contentOfCredit, creditedBy, invoiceNumber, isForBusiness, issuesInvoices, keyOfTax } from './rules.ts'
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
    ['for a company', { buyer: { ...buyer, taxNumber: '' } }, true],
    ['for a buyer with a tax number', { buyer: { ...buyer, company: '' } }, true],
    ['not for a person', { buyer: { ...buyer, company: '', taxNumber: '' } }, false],
    ['not from a seller without a tax number', { seller: { ...seller, taxNumber: '' } }, false],
    ['not from outside the EU', { seller: { ...seller, country: 'US' } }, false],
    ['not where some of it is not taxed', { taxes: [{ ...taxes[0]!, baseCents: null }] }, false],
    ['not in yen', { currency: 'JPY' }, false],
  ])('%s', (_what, changes, expected) => {
    expect(isForBusiness(buildInvoice(changes))).toBe(expected)
  })
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
      const notes: Pick<Invoice, 'taxes' | 'totalCents'>[] = []
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
