import { defineDocument } from '#server/database/stored-document.ts'
import { invoiceSchema } from '#shared/invoices/schema.ts'

/** `invoices.document`. */
export const invoiceDocument = defineDocument({ name: 'invoice', schema: invoiceSchema })
