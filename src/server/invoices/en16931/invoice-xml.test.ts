import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Invoice } from '#shared/invoices/schema.ts'
import { anyInvoice, buildInvoice } from '#shared/invoices/testing/build-invoice.ts'
import { sum } from '#shared/money/sum.ts'
import { invoiceXml } from './invoice-xml.ts'

/** The amounts of an element in hundredths, in their order. */
const amounts = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => Math.round(Number(text) * 100))

/** The sums that the standard checks (BR-CO-10 to BR-CO-17): all of them, to the cent. */
function expectSums(xml: string, { totalCents, taxCents, tenders }: Invoice): void {
  const [lineTotal] = amounts(
    xml.slice(xml.indexOf('SpecifiedTradeSettlementHeaderMonetarySummation')),
    'LineTotalAmount',
  )
  const lines = amounts(xml, 'LineTotalAmount').slice(0, -1)
  const [basis] = amounts(xml, 'TaxBasisTotalAmount')
  const [charges = 0] = amounts(xml, 'ChargeTotalAmount')
  const [allowances = 0] = amounts(xml, 'AllowanceTotalAmount')
  expect(sum(lines)).toBe(lineTotal)
  expect(lineTotal! + charges - allowances).toBe(basis)
  expect(basis).toBe(totalCents - taxCents)
  expect(amounts(xml, 'TaxTotalAmount')).toEqual([taxCents])
  expect(amounts(xml, 'GrandTotalAmount')).toEqual([totalCents])
  expect(amounts(xml, 'DuePayableAmount')).toEqual([totalCents - sum(tenders.map(({ cents }) => cents))])
}

test('an invoice names both sides, the order, the items and what was paid', async () => {
  const xml = await invoiceXml(buildInvoice())
  for (const part of [
    '<ram:ID>urn:cen.eu:en16931:2017</ram:ID>',
    '<ram:TypeCode>380</ram:TypeCode>',
    '<ram:Name>Tidemill Ceramics GmbH</ram:Name>',
    '<ram:ID schemeID="VA">DE123456789</ram:ID>',
    '<ram:Name>Analytical Engines OG</ram:Name>',
    '<ram:IssuerAssignedID>#00108</ram:IssuerAssignedID>',
    '<ram:Name>Harbor mug</ram:Name>',
    '<ram:SellerAssignedID>MUG-1</ram:SellerAssignedID>',
    '<ram:RateApplicablePercent>19</ram:RateApplicablePercent>',
    '<ram:TotalPrepaidAmount>119.00</ram:TotalPrepaidAmount>',
    '<ram:ApplicableHeaderTradeDelivery/>',
  ])
    expect(xml).toContain(part)
  const supplied = await invoiceXml(buildInvoice({ suppliedOn: '2026-12-03' }))
  expect(supplied).toMatch(/<ram:ApplicableHeaderTradeDelivery>[\s\S]*20261203/)
  expectSums(xml, buildInvoice())
})

test('a credit note has its own type, names its invoice, and may stand for money without items', async () => {
  const note = buildInvoice({
    ...{ kind: 'credit-note', number: 'CN-2026-0001', refersTo: { number: '2026-0042', issuedAt: 0 }, tenders: [] },
    ...{ lines: [], discounts: [], shipping: null, adjustmentCents: 1190, taxCents: 190, totalCents: 1190 },
    taxes: [{ name: 'VAT', rateMilliPercent: 19_000, baseCents: 1000, amountCents: 190 }],
  })
  const xml = await invoiceXml(note)
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>')
  expect(xml).toContain('<ram:IssuerAssignedID>2026-0042</ram:IssuerAssignedID>')
  expectSums(xml, note)
})

test('the sums of any invoice are right to the cent, and the library accepts it', async () => {
  await fc.assert(
    fc.asyncProperty(anyInvoice, async (invoice) => expectSums(await invoiceXml(invoice), invoice)),
    { numRuns: 15 },
  )
})

test('what people wrote cannot end an element', async () => {
  const xml = await invoiceXml(buildInvoice({ buyer: { ...buildInvoice().buyer, company: '</ram:Name><x>&' } }))
  expect(xml).not.toContain('<x>')
})
