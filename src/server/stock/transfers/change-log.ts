import type { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { formatTransferNumber } from '#shared/stock-transfers/rules.ts'
import { type Transfer, transferSchema } from '#shared/stock-transfers/schema.ts'

const snapshotSchema = transferSchema.omit({ updatedAt: true, revision: true })
export type TransferSnapshot = z.infer<typeof snapshotSchema>

/** Changes of transfers. Drafts can be undone; what has moved units cannot, because they may be sold already. */
export const transferLog = defineLog({
  noun: 'stock-transfer',
  snapshot: snapshotSchema,
  titleOf: ({ number }) => formatTransferNumber(number),
  factsOf: ({ state, from, to, expectedOn, reference, note, quantity, incoming, lines }) => ({
    ...{ state, from, to, expectedOn: expectedOn ?? '', reference, note, quantity, incoming },
    lines: Object.fromEntries(lines.map(({ title, quantity: units }) => [title, units])),
  }),
  whyFinal: ({ before, after }) =>
    [before, after].every((one) => one === null || one.state === 'draft') ? null : 'stock-moved',
})

/** What the log keeps of a transfer. */
export const loggedTransfer = ({ updatedAt: _, revision: __, ...transfer }: Transfer): TransferSnapshot => transfer

/** Logs a change of a transfer. */
export const recordTransfer = (
  scope: ChangeScope,
  batchId: string,
  before: Transfer | null,
  after: Transfer | null,
): Promise<void> =>
  recordChange(scope, batchId, transferLog, {
    nounId: (after ?? before)!.id,
    before: before && loggedTransfer(before),
    after: after && loggedTransfer(after),
  })
