import { z } from 'zod'
import { exchangeSchema } from '#shared/currencies/schema.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { usedExemptionSchema } from '#shared/tax-exemptions/schema.ts'
import { partTaxSchema, untaxedKinds } from '#shared/taxes/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** A receipt for donations is no invoice: nothing was sold. It is corrected where donations are refunded. */
export const invoiceKinds = ['invoice', 'credit-note', 'donation-receipt', 'donation-correction'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

const partySchema = z.object({
  name: z.string(),
  /** Address lines as they are printed, without the name. */
  addressLines: z.array(z.string()),
  /** ISO 3166-1 alpha-2; '' where it is not known. */
  country: z.string(),
  email: z.string(),
})

/** What was paid for a line or for shipping, with its taxes by rate. In hundredths. */
const paidPartSchema = z.object({ cents: z.int(), taxes: z.array(partTaxSchema) })
export type PaidPart = z.infer<typeof paidPartSchema>

/** An item of an invoice. Money in hundredths, with tax where the prices of the shop include it. */
const invoiceLineSchema = z.object({
  lineId: z.string(),
  title: z.string(),
  /** The options that were chosen; '' without any. */
  options: z.string(),
  sku: z.string(),
  quantity: z.int(),
  unitPriceCents: z.int(),
  totalCents: z.int(),
  /**
   * The bundle that it is a part of, and how many of it the document is about: null where only some of its parts are.
   * Absent for what was bought alone, and in older documents.
   */
  bundle: z.object({ id: z.string(), title: z.string(), quantity: z.int().nullable() }).optional(),
  /** Null where the order stores no taxes of its parts, and in credit notes from before they were stored there. */
  paid: paidPartSchema.nullable(),
})

/** A tax of an invoice by its rate; `baseCents` is the taxed amount without tax, null where it cannot be known. */
const invoiceTaxSchema = z.object({
  name: z.string(),
  rateMilliPercent: z.int(),
  baseCents: z.int().nullable(),
  amountCents: z.int(),
  /** Absent where tax is charged. */
  kind: z.enum(untaxedKinds).optional(),
})
export type InvoiceTax = z.infer<typeof invoiceTaxSchema>

/**
 * An issued invoice, credit note or receipt, complete: it never changes, whatever happens to its order, customer or shop. Money in
 * hundredths of its currency; the amounts of credit notes are positive.
 */
export const invoiceSchema = z.object({
  kind: z.enum(invoiceKinds),
  /** Unbroken in its website, series and year: `2026-0001`. */
  number: z.string(),
  issuedAt: z.int(),
  /** The number and time of the invoice that a credit note is about; null for invoices. */
  refersTo: z.object({ number: z.string(), issuedAt: z.int() }).nullable(),
  orderNumber: z.int(),
  orderPlacedAt: z.int(),
  /** The day of pickup or delivery that the buyer chose; null where none was. */
  suppliedOn: z.iso.date().nullable(),
  /** The formats of the shop when it was issued. */
  locale: z.string(),
  timeZone: z.string(),
  cldrMoney: z.boolean(),
  currency: currencySchema,
  /**
   * The seller's currency and the rate of the order, where the buyer paid in another one: the tax is stated in both.
   * Absent where there is one currency.
   */
  accounting: exchangeSchema.omit({ totalCents: true }).optional(),
  pricesIncludeTax: z.boolean(),
  /** `registration` is the entry in a register. Both are '' where there is none. */
  seller: partySchema.extend({ taxNumber: z.string(), registration: z.string() }),
  /** `taxNumber` is the VAT number that a business gave; absent without one. */
  buyer: partySchema.extend({ company: z.string(), taxNumber: z.string().optional() }),
  /** The exemption from tax that the buyer has proven; absent without one. */
  taxExemption: usedExemptionSchema.optional(),
  /** Where it was shipped, with the name; empty where that is the buyer's address, or nothing was shipped. */
  shippedTo: z.array(z.string()),
  lines: z.array(invoiceLineSchema),
  discounts: z.array(z.object({ title: z.string(), cents: z.int() })),
  shipping: z.object({ name: z.string(), cents: z.int(), paid: paidPartSchema.nullable() }).nullable(),
  /** What a credit note takes besides items and shipping; may be negative. */
  adjustmentCents: z.int(),
  /** The restocking fee that `adjustmentCents` is less by; absent where none was kept, and in older documents. */
  feeCents: z.int().positive().optional(),
  taxes: z.array(invoiceTaxSchema),
  taxCents: z.int(),
  totalCents: z.int(),
  /** How it was paid; empty for credit notes, and until the payment arrives. */
  tenders: z.array(z.object({ name: z.string(), cents: z.int() })),
  footer: z.string(),
  /** The legal text of a receipt for donations; absent for others. */
  declaration: z.string().optional(),
})
export type Invoice = z.infer<typeof invoiceSchema>

export const invoiceSummarySchema = invoiceSchema
  .pick({
    kind: true,
    number: true,
    issuedAt: true,
    orderNumber: true,
    currency: true,
    taxCents: true,
    totalCents: true,
  })
  .extend({ id: idSchema, orderId: idSchema, buyerName: z.string() })
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>
