import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { malformedBody } from '#server/http/malformed-body.ts'
import { formatSizeLimit } from '#shared/files/file-size.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { displayName } from './asset-url.ts'

const LIMITS = { files: 1, fields: 5, fieldSize: 1000, headerPairs: 50, parts: 6 } as const

/** Why the single file of a form is refused. */
export type StreamRefusal = 'file-missing' | 'file-empty' | 'file-too-large'

/** Receives the single picture of a form. Its declared type is ignored, and its name is only a name. */
export async function receiveFile(
  request: FastifyRequest,
): Promise<Result<{ bytes: Buffer; filename: string }, 'file-missing' | 'file-too-large'>> {
  const part = await openPart(request, uploadLimits.bytes)
  if (!part) return fail('file-missing')
  const filename = displayName(part.filename ?? '', uploadLimits.filename)
  const bytes = await part.toBuffer().catch(refuse)
  if (part.file.truncated) return tooLarge(filename, uploadLimits.bytes)
  return bytes.length > 0 ? succeed({ bytes, filename }) : fail('file-missing')
}

/**
 * Receives the single file of a form without holding it in memory.
 * @param mostBytes the largest size
 * @param save takes the stream and returns its number of bytes. The stream breaks when the file is refused, so that
 * nothing of it is stored.
 */
export async function receiveStream(
  request: FastifyRequest,
  mostBytes: number,
  save: (stream: Readable, filename: string) => Promise<number>,
): Promise<Result<{ bytes: number; filename: string }, StreamRefusal>> {
  const part = await openPart(request, mostBytes)
  return part ? receivePart(part, mostBytes, save) : fail('file-missing')
}

/** Receives one file of several, as `receiveStream` receives the only one; later parts can be read afterwards. */
export async function receivePart(
  part: MultipartFile,
  mostBytes: number,
  save: (stream: Readable, filename: string) => Promise<number>,
): Promise<Result<{ bytes: number; filename: string }, 'file-empty' | 'file-too-large'>> {
  const filename = displayName(part.filename ?? '', uploadLimits.filename, 'file')
  try {
    return succeed({ bytes: await save(Readable.from(whole(part, mostBytes)), filename), filename })
  } catch (error) {
    if (error instanceof TooLarge) return tooLarge(filename, mostBytes)
    if (error instanceof Empty) return fail('file-empty', { fileName: filename })
    // A form that ends in the middle of a file is the sender's error.
    throw part.file.errored ? malformedBody(part.file.errored) : error
  } finally {
    // An unread file is skipped, or later parts could not be read.
    part.file.resume()
  }
}

class TooLarge extends Error {}
class Empty extends Error {}

async function* whole({ file }: MultipartFile, mostBytes: number): AsyncGenerator<Buffer> {
  let length = 0
  for await (const piece of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += piece.length
    // The rest of a file that is too large is read and discarded, so that its sender gets the answer.
    if (length <= mostBytes) yield piece
  }
  if (file.truncated || length > mostBytes) throw new TooLarge()
  if (length === 0) throw new Empty()
}

async function openPart(request: FastifyRequest, fileSize: number): Promise<MultipartFile | undefined> {
  if (!request.isMultipart()) return undefined
  // The rest of a file that is too large is read and discarded, so that the browser gets the answer.
  return request.file({ limits: { ...LIMITS, fileSize } }).catch(refuse)
}

function refuse(error: unknown): never {
  throw malformedBody(error)
}

const tooLarge = (fileName: string, mostBytes: number) =>
  fail('file-too-large', { fileName, maxSize: formatSizeLimit(mostBytes) })
