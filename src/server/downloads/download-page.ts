import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openAttachment, refuseRange, sendAttachment, wantedRange } from '#server/files/send-attachment.ts'
import { sendFailure } from '#server/http/send-failure.ts'
import { orderPath } from '#server/orders/order-link.ts'
import { findOrderDownload } from '#server/orders/read-downloads.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import { reading } from '#server/stores.ts'
import { downloadState, goesOn } from '#shared/downloads/rules.ts'
import { fail } from '#shared/http/failure.ts'
import type { DownloadRefusal } from '#storefront/screens/downloads/screen.tsx'
import { isDownloadKey } from './download-link.ts'
import { showDownloadRefused } from './show-download-refused.ts'
import { takeDownload } from './take-download.ts'

const PER_MINUTE = 60

/**
 * Sends buyers the files that they have bought, through signed links that are counted. Other requests get a page with
 * the reason.
 */
export function registerDownloadPage(
  services: Services,
  toPageRequest: (request: FastifyRequest) => Promise<PageRequest | null>,
): void {
  const { app, secret, files } = services
  const options = { schema: { hide: true }, config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } }
  app.get('/order/:orderId/download/:downloadId', options, async (request, reply) => {
    const page = await toPageRequest(request)
    if (!page) return sendFailure(reply, fail('website-not-found').failure)
    const { orderId, downloadId } = request.params as { orderId: string; downloadId: string }
    const key = page.query.get('key') ?? ''
    if (!isDownloadKey(secret, page.website.id, { orderId, downloadId, key }))
      return refuse(reply, page, 'unknown', null)
    return sendDownload(request, reply, page, orderId, downloadId)
  })

  async function sendDownload(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageRequest,
    orderId: string,
    downloadId: string,
  ): Promise<FastifyReply> {
    const scope = reading(services, page.website)
    const orderHref = orderPath(secret, page.website.id, orderId)
    const now = Date.now()
    const order = await readOrder(scope, orderId)
    const download = await findOrderDownload(scope, orderId, downloadId)
    if (!order || !download) return refuse(reply, page, 'unknown', null)
    const state = downloadState(download, order, now)
    const range = wantedRange(request, download)
    if (range === null) return refuseRange(reply, download)
    const isRest = range !== 'whole' && goesOn(download, range.start, now)
    if (state !== 'open' && !(state === 'used-up' && isRest)) return refuse(reply, page, state, orderHref)
    // A HEAD request does not count as a download.
    if (request.method === 'HEAD') return sendAttachment(reply, download, 'whole', Readable.from([]))

    // Opened before it is counted: a file that cannot be read uses no download.
    const body = await openAttachment(files, download, range).catch((error: unknown) => {
      request.log.error({ err: error, downloadId }, 'a file that was bought cannot be read')
      return null
    })
    if (!body) return refuse(reply, page, 'away', orderHref)
    if (isRest || (await takeDownload(scope, orderId, downloadId, now)))
      return sendAttachment(reply, download, range, body)
    // Someone else used the last download, or the order was canceled, a moment ago.
    body.destroy()
    const standing = await readOrder(scope, orderId)
    const latest = standing?.downloads.find((one) => one.id === downloadId)
    const refusal = standing && latest ? downloadState(latest, standing, now) : 'unknown'
    return refuse(reply, page, refusal === 'open' ? 'away' : refusal, orderHref)
  }

  async function refuse(reply: FastifyReply, page: PageRequest, refusal: DownloadRefusal, orderHref: string | null) {
    const { status, headers, html } = await showDownloadRefused(page, refusal, orderHref)
    return reply.code(status).headers(headers).send(html)
  }
}
