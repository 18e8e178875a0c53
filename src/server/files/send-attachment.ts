import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#shared/http/failure.ts'
import { attachmentHeader, attachmentType } from './attachment-header.ts'
import { readRange } from './byte-range.ts'
import type { ByteRange, FileStore } from './file-store.ts'

export interface Attachment {
  /** Another file has another id: a part of a download is never appended to the beginning of a replaced file. */
  readonly fileId: string
  readonly storageKey: string
  readonly filename: string
  readonly bytes: number
}

/** The part of a file that a request wants; null when it is outside. */
export function wantedRange({ headers, method }: FastifyRequest, file: Attachment): ByteRange | 'whole' | null {
  const condition = headers['if-range']
  const isMeant = method === 'GET' && (condition === undefined || condition === etagOf(file))
  return isMeant ? readRange(headers.range, file.bytes) : 'whole'
}

const etagOf = ({ fileId }: Attachment) => `"${fileId}"`

/** Answers a request for a part outside of the file. */
export function refuseRange(reply: FastifyReply, { bytes }: Attachment): FastifyReply {
  return reply.code(416).header('content-range', `bytes */${bytes}`).header('cache-control', 'private, no-store').send()
}

/** Opens the bytes of a file for `sendAttachment`; null when they are missing or incomplete. */
export async function openAttachment(files: FileStore, file: Attachment, range: ByteRange | 'whole') {
  const found = await files.stream(file.storageKey, range === 'whole' ? undefined : range)
  if (found?.bytes === file.bytes) return found.stream
  found?.stream.destroy()
  return null
}

/** Sends a private file, to be saved and never shown: nothing in it can run here, and no cache stores it. */
export function sendAttachment(
  reply: FastifyReply,
  file: Attachment,
  range: ByteRange | 'whole',
  body: Readable,
): FastifyReply {
  const { start, end } = range === 'whole' ? { start: 0, end: file.bytes - 1 } : range
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`)
  return reply
    .headers({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': attachmentHeader(file.filename),
      'content-length': end - start + 1,
      etag: etagOf(file),
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .type(attachmentType(file.filename))
    .serializer((value: unknown) => value as string)
    .send(body)
}

/** Answers a call with a file, or the requested part; refuses when its bytes are missing. */
export async function answerAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  file: Attachment,
): Promise<FastifyReply | ReturnType<typeof fail<'file-not-found'>>> {
  const range = wantedRange(request, file)
  if (range === null) return refuseRange(reply, file)
  const body = await openAttachment(files, file, range)
  return body ? sendAttachment(reply, file, range, body) : fail('file-not-found')
}

/** A file from its row. */
export const attachmentOf = (row: {
  readonly id: string
  readonly storage_key: string
  readonly filename: string
  readonly bytes: number
}): Attachment => ({ fileId: row.id, storageKey: row.storage_key, filename: row.filename, bytes: row.bytes })
