import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

const PREFIX_SENTENCE = 'Use letters, digits, hyphens and slashes.'
const prefixSchema = singleLine(12).regex(/^[A-Za-z0-9/-]*$/, PREFIX_SENTENCE)

/** The settings of invoices; `isOn` null is on where the shop's country is in the EU. */
export const invoiceSettingsSchema = z.object({
  isOn: z.boolean().nullable().default(null),
  /** The seller's legal name; '' means the site's name. */
  sellerName: singleLine(200).default(''),
  /** The entry in a register, such as 'HRB 12345, Amtsgericht Hamburg'. */
  registration: singleLine(200).default(''),
  /** At the end of every page. */
  footer: z.string().trim().max(500).default(''),
  /** When the number is given: with the payment, or already with the order. */
  issuedWhen: z.enum(['paid', 'placed']).default('paid'),
  /** The beginnings of numbers, before the year; each is a series of its own. */
  prefix: prefixSchema.default(''),
  creditPrefix: prefixSchema.default('CN-'),
  /** Of receipts for donations, and of what corrects them. */
  receiptPrefix: prefixSchema.default('D-'),
})
export type InvoiceSettings = z.infer<typeof invoiceSettingsSchema>
export const firstInvoiceSettings: InvoiceSettings = invoiceSettingsSchema.parse({})
