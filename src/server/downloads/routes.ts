import { receiveStream } from '#server/files/receive-file.ts'
import { answerAttachment, attachmentOf } from '#server/files/send-attachment.ts'
import { orderChange } from '#server/orders/order-change.ts'
import { readDownloadFiles } from '#server/products/download-files.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as contracts from '#shared/downloads/schema.ts'
import { MEGABYTE } from '#shared/files/file-size.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { allowDownloads, sendDownloads } from './change-downloads.ts'
import { saveDownloadFile } from './save-download-file.ts'

/**
 * The owner's calls on downloads: uploading files, and opening them for orders again. Buyers use `download-page.ts`.
 */
export function downloadRoutes(services: Services): void {
  const { serve, env, files } = services
  const mostBytes = env.LIMIT_DOWNLOAD_MEGABYTES * MEGABYTE

  serve(contracts.getDownloadLimitsCall, async () => succeed({ bytes: mostBytes }))

  serve(contracts.uploadDownloadCall, async ({ request, website }) => {
    const saved = await saveDownloadFile(services, reading(services, website), (keep) =>
      receiveStream(request, mostBytes, keep),
    )
    return saved.ok ? succeed({ file: saved.value }) : saved
  })

  serve(contracts.openDownloadCall, async ({ request, reply, website, parameters: { fileId } }) => {
    const row = (await readDownloadFiles(reading(services, website), [fileId])).get(fileId)
    if (!row) return fail('file-not-found')
    return answerAttachment(request, reply, files, attachmentOf(row))
  })

  serve(contracts.allowDownloadsCall, (call) =>
    orderChange(services, call, (scope, by) =>
      allowDownloads(scope, call.parameters.orderId, by, call.body.downloadId),
    ),
  )

  serve(contracts.sendDownloadsCall, (call) =>
    orderChange(services, call, (scope, by) => sendDownloads(scope, call.parameters.orderId, by)),
  )
}
