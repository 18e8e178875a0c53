import { receiveStream } from '#server/files/receive-file.ts'
import { answerAttachment, attachmentOf } from '#server/files/send-attachment.ts'
import type { Call } from '#server/http/serve.ts'
import { readOrder } from '#server/orders/read-order.ts'
import { readDownloadFiles } from '#server/products/download-files.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import * as contracts from '#shared/downloads/schema.ts'
import { MEGABYTE } from '#shared/files/file-size.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { allowDownloads, sendDownloads } from './change-downloads.ts'
import { saveDownloadFile } from './save-download-file.ts'

/**
 * The owner's calls on downloads: uploading files, and opening them for orders again. Buyers use `download-page.ts`.
 */
export function downloadRoutes(services: Services): void {
  const { serve, env, files } = services
  const mostBytes = env.LIMIT_DOWNLOAD_MEGABYTES * MEGABYTE

  serve(contracts.getDownloadLimits, async () => succeed({ bytes: mostBytes }))

  serve(contracts.uploadDownload, async ({ request, website }) => {
    const saved = await saveDownloadFile(services, reading(services, website), (keep) =>
      receiveStream(request, mostBytes, keep),
    )
    return saved.ok ? succeed({ file: saved.value }) : saved
  })

  serve(contracts.openDownload, async ({ request, reply, website, parameters: { fileId } }) => {
    const row = (await readDownloadFiles(reading(services, website), [fileId])).get(fileId)
    if (!row) return fail('file-not-found')
    return answerAttachment(request, reply, files, attachmentOf(row))
  })

  serve(contracts.allowDownloads, async (call) =>
    change(call, (scope, by) => allowDownloads(scope, call.parameters.orderId, by, call.body.downloadId)),
  )

  serve(contracts.sendDownloads, async (call) =>
    change(call, (scope, by) => sendDownloads(scope, call.parameters.orderId, by)),
  )

  async function change<Code extends string>(
    { website, staff, parameters }: Pick<Call<typeof contracts.sendDownloads>, 'website' | 'staff' | 'parameters'>,
    work: (scope: ChangeScope, by: string) => Promise<Result<void, Code>>,
  ) {
    const outcome = await changing(services, website, staff, (scope) => work(scope, staff.name))
    if (!outcome.ok) return outcome
    return succeed({ order: (await readOrder(reading(services, website), parameters.orderId))! })
  }
}
