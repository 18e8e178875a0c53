import { type InvoiceSummary, invoiceKinds } from '#shared/invoices/schema.ts'

/** The kinds of documents as text. */
export const kindWords: Readonly<Record<InvoiceSummary['kind'], string>> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'donation-receipt': 'Donation receipt',
  'donation-correction': 'Donation correction',
}

export const kindChoices = invoiceKinds.map((value) => ({ value, label: kindWords[value] }))

/** The URL of the PDF of an invoice. */
export const pdfUrl = (id: string): string => `/api/owner/invoices/${id}/pdf`
