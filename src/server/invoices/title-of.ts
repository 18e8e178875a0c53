import type { Invoice, InvoiceKind } from '#shared/invoices/schema.ts'
import { invoiceTexts } from './texts.ts'

const titles: Readonly<Record<InvoiceKind, string>> = {
  invoice: invoiceTexts.invoice,
  'credit-note': invoiceTexts.creditNote,
  'donation-receipt': invoiceTexts.donationReceipt,
  'donation-correction': invoiceTexts.donationCorrection,
}

/** What a document is called. */
export const titleOf = ({ kind }: Pick<Invoice, 'kind'>): string => titles[kind]
