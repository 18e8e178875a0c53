import type { FastifyReply } from 'fastify'
import { attachmentHeader } from './attachment-header.ts'

/** Answers with a private PDF, shown in the browser; no cache stores it. */
export const sendPdf = (reply: FastifyReply, filename: string, pdf: Buffer): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': attachmentHeader(filename),
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .type('application/pdf')
    .serializer((value: unknown) => value as string)
    .send(pdf)
