import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { sendFailure } from '#server/http/send-failure.ts'
import { enqueue } from '#server/jobs/enqueue.ts'
import type { Services } from '#server/services.ts'
import { pixelsFor, readFormat } from '#shared/files/widths.ts'
import { fail } from '#shared/http/failure.ts'
import { derivativesOf, mediaTypeOf } from './derivatives.ts'
import type { FileAudience } from './file-audience.ts'
import { makeDerivativesJob } from './jobs.ts'
import { DERIVATIVES_VERSION, type DerivativeFormat } from './keys.ts'
import type { MediaAsset, MediaAssets } from './media-asset.ts'
import { formatsFor } from './negotiate.ts'
import { sendMedia } from './send-media.ts'

const ID = /^[0-9a-f-]{36}$/
/** The content of a URL never changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable'
/** For a file that not everyone may open. */
const FOR_ONE = 'private, no-cache'
/** For a picture that will be replaced by a better one. */
const FOR_NOW = 'public, max-age=3600, stale-while-revalidate=86400'
const ASKED_FOR_MILLISECONDS = 10 * 60_000

/** A picture may run and load nothing, whatever it contains. */
const HARMLESS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  // Emails, feeds and other sites may show the shop's pictures.
  'cross-origin-resource-policy': 'cross-origin',
} as const

/**
 * Serves pictures: `/media/<id>/<name>?format=750w`, and other files.
 * @param audienceOf says who may open a file that is no picture
 */
export function serveMedia(services: Services, assets: MediaAssets, audienceOf: FileAudience): void {
  const { app, env, websites, files, database, worker } = services
  const derivatives = derivativesOf(services)
  const askedFor = new LRUCache<string, true>({ max: 10_000, ttl: ASKED_FOR_MILLISECONDS })

  // Pictures are most of the requests: they need no page hooks, and only failures are logged.
  const isChatty = ['info', 'debug', 'trace'].includes(env.LOG_LEVEL)
  const quick = { config: { hasOwnHeaders: true }, logLevel: isChatty ? ('warn' as const) : env.LOG_LEVEL }
  app.get('/media/:assetId', quick, serve)
  app.get('/media/:assetId/:filename', quick, serve)

  async function serve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { assetId, filename } = request.params as { assetId: string; filename?: string }
    reply.headers(HARMLESS)
    const query = queryOf(request)
    const format = readFormat(query)
    if (format === null) return sendFailure(reply, fail('picture-format-unknown').failure)
    const website = websites.knownByHost(request.host) ?? (await websites.byHost(request.host))
    const asset = website && ID.test(assetId) ? await findAt(website.id, assetId, filename) : null
    if (!asset) return sendFailure(reply, fail('file-not-found').failure)
    const seenBy = asset.width === 0 ? await audienceOf(request, website!, asset.id) : 'everyone'
    if (seenBy === null) return sendFailure(reply, fail('file-not-found').failure)
    if (filename !== asset.slug) return redirect(reply, asset, query)
    if (asset.width === 0 && format !== 'original') return sendFailure(reply, fail('file-not-found').failure)
    return format === 'original'
      ? sendOriginal(request, reply, asset, seenBy === 'everyone' ? FOR_GOOD : FOR_ONE)
      : sendDerivative(request, reply, asset, pixelsFor(format, asset.width))
  }

  /** The asset; read again where the URL is not the one of what is remembered: another node may have replaced it. */
  async function findAt(websiteId: string, assetId: string, filename: string | undefined) {
    const asset = await assets.find(websiteId, assetId)
    return asset && filename !== asset.slug ? assets.findNow(websiteId, assetId) : asset
  }

  async function sendDerivative(request: FastifyRequest, reply: FastifyReply, asset: MediaAsset, pixels: number) {
    const formats = formatsFor(asset, pixels, request.headers.accept, env.AVIF_PICTURES)
    const best = formats[0]!
    reply.header('vary', 'Accept')
    if (fresh(request.headers, { etag: etagOf(asset, pixels, best) })) return notModified(reply, asset, pixels, best)
    for (const format of formats) {
      const isLast = format === formats.at(-1)
      const bytes = await (isLast ? derivatives.findOrMake : derivatives.find)(asset, pixels, format)
      if (!bytes) continue
      if (format !== best) askForBetter(asset)
      reply.header('cache-control', format === best ? FOR_GOOD : FOR_NOW).header('etag', etagOf(asset, pixels, format))
      return reply.type(mediaTypeOf(format)).send(bytes)
    }
    return sendFailure(reply, fail('file-not-found').failure)
  }

  async function sendOriginal(request: FastifyRequest, reply: FastifyReply, asset: MediaAsset, kept: string) {
    const etag = `"${asset.id}${asset.version}"`
    reply.header('cache-control', kept).header('etag', etag)
    if (fresh(request.headers, { etag })) return reply.code(304).send()
    if (asset.width === 0) return sendMedia(files, request, reply, asset)
    const file = await files.stream(asset.storageKey)
    if (!file) return sendFailure(reply, fail('file-not-found').failure)
    if (file.bytes !== asset.bytes) {
      file.stream.destroy()
      request.log.error({ assetId: asset.id }, 'the original of a picture is damaged')
      return sendFailure(reply, fail('unexpected').failure)
    }
    return reply.type(asset.mediaType).header('content-length', file.bytes).send(file.stream)
  }

  /** Queues the job that makes missing formats, once in a while for each picture. */
  function askForBetter(asset: MediaAsset): void {
    if (askedFor.has(asset.id)) return
    askedFor.set(asset.id, true)
    database
      .updateTable('assets')
      .set({ derived_at: null })
      .where('website_id', '=', asset.websiteId)
      .where('id', '=', asset.id)
      .execute()
      .then(() => enqueue(database, asset.websiteId, makeDerivativesJob, {}, { uniqueKey: 'all' }))
      .then(() => worker.wake())
      .catch((error) => app.log.warn({ err: error }, 'smaller pictures could not be asked for'))
  }
}

/** The raw query string. */
function queryOf(request: FastifyRequest): string {
  const url = request.raw.url ?? ''
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start + 1)
}

function redirect(reply: FastifyReply, asset: MediaAsset, query: string): FastifyReply {
  const url = `/media/${asset.id}/${asset.slug}`
  // Not cached: after an undo the redirect goes the other way, and two cached ones would be a circle.
  return reply.header('cache-control', 'public, no-cache').redirect(query ? `${url}?${query}` : url, 301)
}

const etagOf = (asset: MediaAsset, pixels: number, format: DerivativeFormat) =>
  `"${asset.id}${asset.version}-${DERIVATIVES_VERSION}-${pixels}-${format}"`

function notModified(reply: FastifyReply, asset: MediaAsset, pixels: number, format: DerivativeFormat): FastifyReply {
  return reply
    .code(304)
    .header('cache-control', FOR_GOOD)
    .header('etag', etagOf(asset, pixels, format))
    .send()
}
