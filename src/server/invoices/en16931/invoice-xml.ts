import { FormatFactoryService, invoiceSchema, type Logger, type Invoice as StandardInvoice } from '@e-invoice-eu/core'
import { Ajv2019, type ValidateFunction } from 'ajv/dist/2019.js'
import { calendarDay } from '#shared/dates/format.ts'
import { dueOfInvoice, taxInShopCurrency } from '#shared/invoices/rules.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { decimalOf } from '#shared/money/money.ts'
import { sum } from '#shared/money/sum.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { invoiceTexts as texts } from '../texts.ts'
import { buyerOf, sellerOf } from './parties.ts'
import { type StandardParts, standardPartsOf } from './standard-parts.ts'
import { categoryWithReason, standardCategory } from './vat-breakdown.ts'

type Standard = StandardInvoice['ubl:Invoice']

const INVOICE = '380'
const CREDIT_NOTE = '381'
/** A piece. */
const PIECE = 'C62'

const silent = { log() {}, warn() {}, error() {} }
const format = new FormatFactoryService().createFormatService('CII', silent as Logger)

/**
 * The library's schema, compiled once, at the first invoice. Its own service compiles it again for each invoice, with
 * the same options: that takes a third of a second, in which the process answers nobody.
 */
let accepts: ValidateFunction<StandardInvoice> | undefined
const compileSchema = () =>
  new Ajv2019({ strict: true, allErrors: true, useDefaults: true }).compile<StandardInvoice>(invoiceSchema)

/**
 * An invoice as Cross Industry Invoice in the profile EN 16931, which Factur-X embeds.
 * @param invoice one of which `isForBusiness` is true
 * @throws Error when the library's schema does not accept it
 */
export async function invoiceXml(invoice: Invoice): Promise<string> {
  const standard: StandardInvoice = { 'ubl:Invoice': standardOf(invoice) }
  accepts ??= compileSchema()
  if (!accepts(standard)) throw new Error(`The schema of invoices refuses: ${JSON.stringify(accepts.errors)}`)
  format.fillInvoiceDefaults(standard)
  const xml = await format.generate(standard, { format: 'CII', lang: 'en' })
  if (typeof xml !== 'string') throw new Error('The library returned no XML.')
  const whole = invoice.suppliedOn ? xml : withDelivery(xml)
  return invoice.refersTo ? withReference(whole, invoice, invoice.refersTo) : whole
}

/** Adds the empty element of the delivery: the schema wants it, and the library leaves it out without a date. */
const withDelivery = (xml: string): string =>
  xml.replace('<ram:ApplicableHeaderTradeSettlement>', '<ram:ApplicableHeaderTradeDelivery/>$&')

/** Adds the invoice that a credit note is about: version 2.3.4 of the library looks for it in the wrong place. */
function withReference(xml: string, { timeZone }: Invoice, { number, issuedAt }: NonNullable<Invoice['refersTo']>) {
  const end = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>'
  const day = calendarDay(issuedAt, timeZone).replaceAll('-', '')
  // Numbers of invoices have no characters with a meaning in XML.
  const reference = `<ram:InvoiceReferencedDocument>
        <ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>
        <ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${day}</qdt:DateTimeString></ram:FormattedIssueDateTime>
      </ram:InvoiceReferencedDocument>`
  return xml.replace(end, `${end}\n      ${reference}`)
}

function standardOf(invoice: Invoice): Standard {
  const { currency, totalCents, taxCents, timeZone, kind, accounting } = invoice
  const taxInOwnCents = taxInShopCurrency(invoice)
  const day = (milliseconds: number) => calendarDay(milliseconds, timeZone)
  const money = (cents: number) => decimalOf(cents, currency)
  const { rows, lines, charges, allowances } = standardPartsOf(invoice)
  // Outside of the scope of VAT, the standard wants no VAT numbers.
  const isOutside = rows.some(({ category }) => category.code === 'O')
  const dueCents = dueOfInvoice(invoice)
  const inCurrency = <Name extends string>(name: Name, cents: number) =>
    ({ [name]: money(cents), [`${name}@currencyID`]: currency }) as Record<Name, string>
  return {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': invoice.number,
    'cbc:IssueDate': day(invoice.issuedAt),
    'cbc:InvoiceTypeCode': kind === 'invoice' ? INVOICE : CREDIT_NOTE,
    'cbc:DocumentCurrencyCode': currency,
    ...(accounting && { 'cbc:TaxCurrencyCode': accounting.currency }),
    'cac:OrderReference': { 'cbc:ID': formatOrderNumber(invoice.orderNumber) },
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(invoice, isOutside) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(invoice, isOutside) },
    ...(invoice.suppliedOn && { 'cac:Delivery': { 'cbc:ActualDeliveryDate': invoice.suppliedOn } }),
    'cac:PaymentTerms': { 'cbc:Note': termsOf(invoice) },
    'cac:AllowanceCharge': [
      ...allowances.map((one) => allowanceOrCharge('false', one)),
      ...charges.map((one) => allowanceOrCharge('true', one)),
    ],
    'cac:TaxTotal': [
      {
        ...inCurrency('cbc:TaxAmount', taxCents),
        'cac:TaxSubtotal': rows.map((row) => ({
          ...inCurrency('cbc:TaxableAmount', row.netCents),
          ...inCurrency('cbc:TaxAmount', row.taxCents),
          'cac:TaxCategory': categoryWithReason(row.category),
        })),
      },
      // The tax once more in the seller's currency (BT-111), as the law of the tax wants it.
      ...(accounting && taxInOwnCents !== null
        ? [
            {
              'cbc:TaxAmount': decimalOf(taxInOwnCents, accounting.currency),
              'cbc:TaxAmount@currencyID': accounting.currency,
            },
          ]
        : []),
    ],
    'cac:LegalMonetaryTotal': {
      ...inCurrency('cbc:LineExtensionAmount', sum(lines.map(({ netCents }) => netCents))),
      ...inCurrency('cbc:TaxExclusiveAmount', totalCents - taxCents),
      ...inCurrency('cbc:TaxInclusiveAmount', totalCents),
      ...inCurrency('cbc:AllowanceTotalAmount', sum(allowances.map(({ cents }) => cents))),
      ...inCurrency('cbc:ChargeTotalAmount', sum(charges.map(({ cents }) => cents))),
      ...inCurrency('cbc:PrepaidAmount', totalCents - dueCents),
      ...inCurrency('cbc:PayableAmount', dueCents),
    },
    'cac:InvoiceLine': lines.map((line, index) => ({
      'cbc:ID': String(index + 1),
      'cbc:InvoicedQuantity': String(line.quantity),
      'cbc:InvoicedQuantity@unitCode': PIECE,
      ...inCurrency('cbc:LineExtensionAmount', line.netCents),
      ...(line.fullCents > line.netCents && {
        'cac:AllowanceCharge': [
          {
            'cbc:ChargeIndicator': 'false',
            'cbc:AllowanceChargeReason': texts.discount,
            ...inCurrency('cbc:Amount', line.fullCents - line.netCents),
          },
        ],
      }),
      'cac:Item': {
        ...(line.options && { 'cbc:Description': line.options }),
        'cbc:Name': line.title || texts.item,
        ...(line.sku && { 'cac:SellersItemIdentification': { 'cbc:ID': line.sku } }),
        'cac:ClassifiedTaxCategory': standardCategory(line.category),
      },
      'cac:Price': {
        // The price of one piece without tax may have more digits than the currency: the price is that of all pieces.
        'cbc:PriceAmount': money(line.fullCents),
        'cbc:PriceAmount@currencyID': currency,
        'cbc:BaseQuantity': String(line.quantity),
        'cbc:BaseQuantity@unitCode': PIECE,
      },
    })),
  } as Standard

  function allowanceOrCharge(
    isCharge: 'true' | 'false',
    { cents, reason, category }: StandardParts['charges'][number],
  ) {
    return {
      'cbc:ChargeIndicator': isCharge,
      'cbc:AllowanceChargeReason': reason,
      ...inCurrency('cbc:Amount', cents),
      'cac:TaxCategory': standardCategory(category),
    }
  }
}

/** The standard wants words wherever an amount is payable. */
function termsOf(invoice: Invoice): string {
  if (invoice.kind === 'credit-note') return texts.returned
  const dueCents = dueOfInvoice(invoice)
  if (dueCents === 0) return texts.paid
  return invoice.tenders.length > 0
    ? texts.leftToPay(`${decimalOf(dueCents, invoice.currency)} ${invoice.currency}`)
    : texts.notPaid
}
