import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '#server/http/send-failure.ts'
import { fail } from '#shared/http/failure.ts'
import type { FileStore } from './file-store.ts'
import type { MediaAsset } from './media-asset.ts'
import { openAttachment, refuseRange, wantedRange } from './send-attachment.ts'

/** Sends a video, a recording or captions, or the part that a player wants. */
export async function sendMedia(
  files: FileStore,
  request: FastifyRequest,
  reply: FastifyReply,
  asset: MediaAsset,
): Promise<FastifyReply> {
  const file = { fileId: asset.id, storageKey: asset.storageKey, filename: asset.slug, bytes: asset.bytes }
  const range = wantedRange(request, file)
  if (range === null) return refuseRange(reply, file)
  const body = await openAttachment(files, file, range)
  if (!body) return sendFailure(reply, fail('file-not-found').failure)
  const { start, end } = range === 'whole' ? { start: 0, end: asset.bytes - 1 } : range
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${asset.bytes}`)
  return reply
    .headers({ 'accept-ranges': 'bytes', 'content-length': end - start + 1 })
    .type(asset.mediaType)
    .send(body)
}
