import type { Invoice } from '#shared/invoices/schema.ts'
import { invoiceTexts } from './texts.ts'

/** What a document is: 'Invoice' or 'Credit note'. */
export const titleOf = ({ kind }: Pick<Invoice, 'kind'>): string =>
  kind === 'invoice' ? invoiceTexts.invoice : invoiceTexts.creditNote
