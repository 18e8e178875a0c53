import type { Browser } from '#server/testing/test-app.ts'
import { MAIN_LOCATION_ID } from '#shared/stock-locations/schema.ts'
import { createTransferCall, sendTransferCall } from '#shared/stock-transfers/api.ts'
import { blankTransfer } from '#shared/stock-transfers/rules.ts'
import type { Transfer } from '#shared/stock-transfers/schema.ts'

/** A delivery of a supplier that is on its way, with a word in every text. */
export async function addTransfer(owner: Browser, variantId: string, word: string): Promise<Transfer> {
  const content = {
    ...blankTransfer(null, MAIN_LOCATION_ID),
    ...{ supplier: word, reference: word, note: word, expectedOn: '2026-12-24' },
    lines: [{ variantId, quantity: 5, costCents: 250 }],
  }
  const { id, revision } = (await owner.call(createTransferCall, { body: { content } })).body.transfer
  return (await owner.call(sendTransferCall, { parameters: { transferId: id }, body: { revision } })).body.transfer
}
