import type { FastifyReply } from 'fastify'
import { sendPdf } from '#server/files/send-pdf.ts'
import { isForBusiness } from '#shared/invoices/rules.ts'
import type { Invoice } from '#shared/invoices/schema.ts'
import { titleOf } from './title-of.ts'

// The libraries take 60 MB: they are loaded with the first invoice that is opened, not with the process.

/** The PDF of an invoice; for a business it has the invoice in EN 16931 inside (Factur-X). */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { drawInvoice } = await import('./pdf/draw-invoice.ts')
  if (!isForBusiness(invoice)) return drawInvoice(invoice, null)
  const { invoiceXml } = await import('./en16931/invoice-xml.ts')
  return drawInvoice(invoice, await invoiceXml(invoice))
}

/** 'Invoice 2026-0001.pdf'. */
export const invoiceFilename = (invoice: Invoice): string => `${titleOf(invoice)} ${invoice.number}.pdf`

/** Answers with the PDF of an invoice, shown in the browser; no cache stores it. */
export async function sendInvoice(reply: FastifyReply, invoice: Invoice): Promise<FastifyReply> {
  return sendPdf(reply, invoiceFilename(invoice), await invoicePdf(invoice))
}
