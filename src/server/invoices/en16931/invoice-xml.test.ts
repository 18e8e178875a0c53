import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentOfCredit, creditedBy } from '#shared/invoices/credits.ts'
import { contentOfInvoice, isForBusiness } from '#shared/invoices/rules.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { anyRefundSteps, anySale, orderOfSale, refunded } from '#shared/invoices/testing/any-refunded-order.ts'
import { anyInvoice, buildInvoice } from '#shared/invoices/testing/build-invoice.ts'
import { sum } from '#shared/money/sum.ts'
import type { Order } from '#shared/orders/schema.ts'
import { invoiceXml } from './invoice-xml.ts'

/** The amounts of an element in hundredths, in their order. */
const amounts = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => Math.round(Number(text) * 100))

/** The rows of the breakdown, each with its category, rate and amounts in hundredths. */
const rowsOf = (xml: string) =>
  [
    ...xml
      .slice(xml.indexOf('<ram:ApplicableHeaderTradeSettlement>'))
      .matchAll(/<ram:ApplicableTradeTax>([\s\S]*?)<\/ram:ApplicableTradeTax>/g),
  ].map(([, row = '']) => ({
    category: /<ram:CategoryCode>(\w+)</.exec(row)![1]!,
    rate: /<ram:RateApplicablePercent>([^<]+)</.exec(row)?.[1],
    basis: amounts(row, 'BasisAmount')[0]!,
    tax: amounts(row, 'CalculatedAmount')[0]!,
  }))

/** The sums that the standard checks (BR-CO-10 to BR-CO-18): all of them, to the cent. */
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
  const rows = rowsOf(xml)
  expect(sum(rows.map((row) => row.basis))).toBe(basis)
  expect(sum(rows.map((row) => row.tax))).toBe(taxCents)
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

test('a credit note has its own type, names its invoice, and can be for money without items', async () => {
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

test('a credit note of a return names the restocking fee that was kept', async () => {
  const rates = [{ name: 'VAT', rateMilliPercent: 19_000, amountCents: 190 }]
  const taxes = [{ ...rates[0]!, baseCents: 842, amountCents: 160 }]
  const line = { ...buildInvoice().lines[0]!, quantity: 1, unitPriceCents: 1190, totalCents: 1190 }
  const note = buildInvoice({
    ...{ kind: 'credit-note', refersTo: { number: '2026-0042', issuedAt: 0 }, tenders: [], discounts: [] },
    ...{ shipping: null, adjustmentCents: -188, feeCents: 188, taxes, taxCents: 160, totalCents: 1002 },
  })
  for (const paid of [null, { cents: 1190, taxes: [{ ...taxes[0]!, amountCents: 190 }] }]) {
    const xml = await invoiceXml({ ...note, lines: [{ ...line, paid }] })
    expect(xml).toMatch(/<ram:Reason>Restocking fee</)
    expect(xml).not.toContain('Other amount')
    expectSums(xml, note)
  }
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

/** The invoice of an order of which something is due, and the credit notes of its refunds. */
function documentsOf(order: Order): Invoice[] {
  const giftCards = [{ paymentId: 'p', cardId: 'c', lastFour: '1234', cents: 1 }]
  const pricesIncludeTax = order.taxes.some(({ included }) => included)
  const content = contentOfInvoice({ ...order, giftCards, paymentState: 'awaiting' })
  const invoice = buildInvoice({ ...content, pricesIncludeTax })
  const notes: Invoice[] = []
  for (const refund of order.refunds) {
    const credit = contentOfCredit(invoice, refund, creditedBy(notes))
    const refersTo = { number: invoice.number, issuedAt: invoice.issuedAt }
    if (credit) notes.push({ ...invoice, kind: 'credit-note', refersTo, ...credit, pricesIncludeTax: true })
  }
  return [invoice, ...notes]
}

const inEuros = anySale.filter(
  ({ currency, prices }) => currency === 'EUR' && prices.some(({ unitPriceCents }) => unitPriceCents > 0),
)

test('an invoice with several rates, discounts, shipping and a gift card is right to the cent, in each row', async () => {
  await fc.assert(
    fc.asyncProperty(inEuros, async (sale) => {
      const [invoice] = documentsOf(orderOfSale(sale))
      expect(isForBusiness(invoice!)).toBe(true)
      const xml = await invoiceXml(invoice!)
      expectSums(xml, invoice!)
      // Where prices include tax, it is taken out of them, and may be a cent beside its share of the rest (BR-CO-17).
      for (const { rate, basis, tax } of rowsOf(xml))
        expect(Math.abs(tax - (basis * Number(rate ?? 0)) / 100)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 40 },
  )
}, 60_000)

test('the credit notes of any refunds are right to the cent, in each row', async () => {
  await fc.assert(
    fc.asyncProperty(inEuros, anyRefundSteps, async (sale, steps) => {
      const order = steps.reduce(refunded, orderOfSale(sale))
      for (const [index, note] of documentsOf(order).slice(1).entries()) {
        expect(isForBusiness(note)).toBe(true)
        const xml = await invoiceXml(note)
        expectSums(xml, note)
        // Each part gives a share of its own tax, to the nearest cent.
        const rounded = order.refunds[index]!.parts.length + 1
        for (const { rate, basis, tax } of rowsOf(xml))
          expect(Math.abs(tax - (basis * Number(rate ?? 0)) / 100)).toBeLessThanOrEqual(rounded)
      }
    }),
    { numRuns: 25 },
  )
}, 60_000)

test('a business that pays the VAT itself gets an invoice with the category AE and both numbers', async () => {
  const invoice = buildInvoice({
    ...{ taxCents: 0, tenders: [] },
    taxes: [
      {
        ...{ name: 'VAT, reverse charge', kind: 'reverse-charge' },
        rateMilliPercent: 0,
        baseCents: 11_900,
        amountCents: 0,
      },
    ],
    buyer: { ...buildInvoice().buyer, taxNumber: 'ATU13585627' },
  })
  const xml = await invoiceXml(invoice)
  expect(rowsOf(xml)).toEqual([{ category: 'AE', rate: '0', basis: 11_900, tax: 0 }])
  expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>')
  expect(xml).toContain('<ram:ID schemeID="VA">ATU13585627</ram:ID>')
  expect(xml).toContain('Reverse charge')
  expect(xml).toContain('VATEX-EU-AE')
  expectSums(xml, invoice)
})

test('a buyer who is exempt gets an invoice with one row of the category E and the reason', async () => {
  const invoice = buildInvoice({
    ...{ taxCents: 0, tenders: [], taxExemption: { reason: 'Public school', certificate: '12-34' } },
    taxes: [{ ...{ name: 'Tax exempt', kind: 'exempt' }, rateMilliPercent: 0, baseCents: 11_900, amountCents: 0 }],
  })
  const xml = await invoiceXml(invoice)
  expect(rowsOf(xml)).toEqual([{ category: 'E', rate: '0', basis: 11_900, tax: 0 }])
  expect(xml).toContain('Exempt from tax: Public school, certificate 12-34')
  expectSums(xml, invoice)
})

test.each([
  ['E', 'in the EU', 'AT', { name: 'DHL', cents: 500, paid: null }, true],
  ['G', 'of goods that leave the EU', 'CH', { name: 'DHL', cents: 500, paid: null }, true],
  ['O', 'of others outside of the EU', 'CH', null, false],
] as const)('an untaxed sale has the category %s: %s', async (category, _what, country, shipping, hasNumber) => {
  const invoice = buildInvoice({
    ...{ taxes: [], taxCents: 0, shipping, discounts: [], tenders: [], totalCents: shipping ? 12_500 : 12_000 },
    buyer: { ...buildInvoice().buyer, country },
  })
  const xml = await invoiceXml(invoice)
  expect(rowsOf(xml)).toMatchObject([{ category, tax: 0 }])
  // The standard allows no VAT numbers outside of its scope.
  expect(xml.includes('schemeID="VA"')).toBe(hasNumber)
  expectSums(xml, invoice)
})
