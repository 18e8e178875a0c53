import type { FastifyReply } from 'fastify'
import { sendPdf } from '#server/files/send-pdf.ts'
import type { Gift } from './gifts-of-year.ts'
import { summaryTexts } from './summary-texts.ts'

/** Answers with the summary of what a donor gave in a year, shown in the browser; no cache stores it. */
export async function sendSummary(reply: FastifyReply, year: number, gifts: readonly Gift[]): Promise<FastifyReply> {
  // The libraries take 60 MB: they are loaded with the first document that is opened.
  const { drawSummary } = await import('./draw-summary.ts')
  return sendPdf(reply, summaryTexts.filename(year), await drawSummary(year, gifts))
}
