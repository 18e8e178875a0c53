import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { invoiceKinds, invoiceSummarySchema } from './schema.ts'

const daySchema = z.iso.date()
const ofOrder = z.object({ orderId: idSchema })
const ofInvoice = z.object({ invoiceId: idSchema })

/** The first and last day, in the shop's time zone. */
const periodSchema = z.object({ from: daySchema.optional(), to: daySchema.optional() })

export const listInvoicesCall = contract({
  method: 'GET',
  path: '/api/owner/invoices',
  summary: 'List invoices and credit notes, the newest first, a page at a time',
  access: 'orders.read',
  query: periodSchema.extend({
    /** The number of an invoice, or what the search of orders finds: their number, or the beginning of a word. */
    search: z.string().max(100).optional(),
    kind: z.enum(invoiceKinds).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ invoices: z.array(invoiceSummarySchema), next: z.string().nullable() }),
})

export const listOrderInvoicesCall = contract({
  method: 'GET',
  path: '/api/owner/orders/:orderId/invoices',
  summary: 'List the invoices and credit notes of an order, the oldest first',
  access: 'orders.read',
  parameters: ofOrder,
  reply: z.object({
    invoices: z.array(invoiceSummarySchema),
    /** Whether an invoice can be issued by hand. */
    canIssue: z.boolean(),
    /** Whether the current invoice can be replaced. */
    canCorrect: z.boolean(),
  }),
  failures: ['order-not-found'],
})

export const openInvoiceCall = contract({
  method: 'GET',
  path: '/api/owner/invoices/:invoiceId/pdf',
  summary: 'Get an invoice or credit note as PDF',
  access: 'orders.read',
  parameters: ofInvoice,
  reply: z.string(),
  failures: ['invoice-not-found'],
})

export const issueInvoiceCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/invoices',
  summary: 'Create the invoice of an order that has none',
  access: 'orders.manage',
  parameters: ofOrder,
  reply: z.object({ invoices: z.array(invoiceSummarySchema) }),
  failures: ['order-not-found', 'invoice-not-possible'],
})

export const correctInvoiceCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/invoices/correct',
  summary: 'Replace the invoice of an order: a credit note over all of it, and a new invoice with current addresses',
  access: 'orders.manage',
  parameters: ofOrder,
  reply: z.object({ invoices: z.array(invoiceSummarySchema) }),
  failures: ['order-not-found', 'invoice-not-possible'],
})

export const sendInvoiceCall = contract({
  method: 'POST',
  path: '/api/owner/orders/:orderId/invoices/send',
  summary: 'Send the customer an email with the links to their invoices',
  access: 'orders.manage',
  parameters: ofOrder,
  reply: z.object({}),
  failures: ['order-not-found', 'invoice-not-found'],
})

export const exportInvoicesCsvCall = contract({
  method: 'GET',
  path: '/api/owner/invoices.csv',
  summary: 'Export the invoices and credit notes of a period as CSV, a row for each tax rate',
  access: 'orders.read',
  query: periodSchema,
  reply: z.string(),
})

export const exportInvoicesZipCall = contract({
  method: 'GET',
  path: '/api/owner/invoices.zip',
  summary: 'Export the invoices and credit notes of a period as a ZIP archive of PDF files',
  access: 'orders.read',
  takesLong: true,
  query: periodSchema.required(),
  reply: z.string(),
})
