import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/stock-transfers/api.ts'
import type { Transfer } from '#shared/stock-transfers/schema.ts'
import { listTransfers } from './list-transfers.ts'
import { cancelTransfer, receiveTransfer, sendTransfer } from './move-transfer.ts'
import { createTransfer, deleteTransfer, updateTransfer, updateTransferDetails } from './save-transfer.ts'
import { readTransfer } from './transfer-store.ts'

/** The owner's calls on transfers of stock. */
export function transferRoutes(services: Services): void {
  const { serve } = services

  serve(api.listTransfersCall, async ({ website, query }) =>
    succeed(await listTransfers(reading(services, website), query)),
  )

  serve(api.getTransferCall, async ({ website, parameters: { transferId } }) => {
    const transfer = await readTransfer(reading(services, website), transferId)
    return transfer ? succeed({ transfer }) : fail('transfer-not-found')
  })

  serve(api.createTransferCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createTransfer(scope, call.body.content, batchId),
      (transferId) => opened(call.website, transferId),
    ),
  )

  serve(api.updateTransferCall, (call) => {
    const seen = { ...call.parameters, revision: call.body.revision }
    return ownerChange(
      services,
      call,
      (scope, batchId) => updateTransfer(scope, seen, call.body.content, batchId),
      () => opened(call.website, seen.transferId),
    )
  })

  serve(api.updateTransferDetailsCall, (call) => {
    const seen = { ...call.parameters, revision: call.body.revision }
    return ownerChange(
      services,
      call,
      (scope, batchId) => updateTransferDetails(scope, seen, call.body.details, batchId),
      () => opened(call.website, seen.transferId),
    )
  })

  serve(api.deleteTransferCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteTransfer(scope, call.parameters.transferId, batchId)),
  )

  serve(api.sendTransferCall, (call) => {
    const seen = { ...call.parameters, ...call.body }
    return ownerChange(
      services,
      call,
      (scope, batchId) => sendTransfer(scope, seen, batchId),
      () => opened(call.website, seen.transferId),
    )
  })

  serve(api.receiveTransferCall, (call) => {
    const { revision, ...receipt } = call.body
    const seen = { ...call.parameters, revision }
    return ownerChange(
      services,
      call,
      (scope, batchId) => receiveTransfer(scope, seen, receipt, batchId),
      () => opened(call.website, seen.transferId),
    )
  })

  serve(api.cancelTransferCall, (call) => {
    const seen = { ...call.parameters, ...call.body }
    return ownerChange(
      services,
      call,
      (scope, batchId) => cancelTransfer(scope, seen, batchId),
      () => opened(call.website, seen.transferId),
    )
  })

  /** A transfer as its page opens it. */
  async function opened(website: Website, transferId: string): Promise<{ transfer: Transfer }> {
    const transfer = await readTransfer(reading(services, website), transferId)
    if (!transfer) throw new Error('A transfer that was just changed is missing.')
    return { transfer }
  }
}
