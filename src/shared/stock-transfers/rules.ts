import type { Receipt, Transfer, TransferContent, TransferLine } from './schema.ts'

/** The allowed transitions of a transfer. A part that arrives leads from sent to sent. A draft is deleted, not canceled. */
export const transferTransitions = {
  draft: ['sent'],
  sent: ['sent', 'received', 'canceled'],
  received: [],
  canceled: [],
} as const satisfies Readonly<Record<Transfer['state'], readonly Transfer['state'][]>>

/** A transfer's number as text: T00042. */
export const formatTransferNumber = (number: number): string => `T${String(number).padStart(5, '0')}`

/** The number that someone typed in a search; null for other words. */
export function readTransferNumber(text: string): number | null {
  const digits = /^t?0*(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}

/**
 * A line after a part has arrived.
 * @param canExceed whether more can arrive than was awaited, as from a supplier
 * @returns null when more units were counted than are awaited
 */
export function receivedLine<Line extends Omit<TransferLine, 'title' | 'sku'>>(
  line: Line,
  { received, rejected, missing }: Omit<Receipt['lines'][number], 'variantId'>,
  canExceed: boolean,
): Line | null {
  const left = line.incoming - received - rejected - missing
  // What is missing was never there to be more than awaited.
  if (left < 0 && (!canExceed || missing > 0)) return null
  return {
    ...line,
    received: line.received + received,
    rejected: line.rejected + rejected,
    missing: line.missing + missing,
    incoming: Math.max(0, left),
  }
}

/** Whether a part of a transfer has arrived, and another is awaited. */
export const isPartlyReceived = ({ state, quantity, incoming }: Pick<Transfer, 'state' | 'quantity' | 'incoming'>) =>
  state === 'sent' && incoming < quantity

/** A new transfer between two locations. */
export const blankTransfer = (fromLocationId: string | null, toLocationId: string): TransferContent => ({
  fromLocationId,
  toLocationId,
  supplier: '',
  reference: '',
  note: '',
  expectedOn: null,
  lines: [],
})

/** The content of a transfer, as it is edited and copied. */
export const contentOf = (transfer: Omit<Transfer, 'to' | 'from'>): TransferContent => ({
  fromLocationId: transfer.fromLocationId,
  toLocationId: transfer.toLocationId,
  supplier: transfer.supplier,
  reference: transfer.reference,
  note: transfer.note,
  expectedOn: transfer.expectedOn,
  lines: transfer.lines.map(({ variantId, quantity, costCents }) => ({ variantId, quantity, costCents })),
})

/** Whether nothing can change anymore. */
export const isClosed = (state: Transfer['state']): boolean => transferTransitions[state].length === 0
