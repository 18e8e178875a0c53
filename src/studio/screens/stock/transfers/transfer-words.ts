import { isPartlyReceived } from '#shared/stock-transfers/rules.ts'
import type { Transfer, TransferContent, TransferSummary } from '#shared/stock-transfers/schema.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

type Stated = Pick<TransferSummary, 'state' | 'kind' | 'quantity' | 'incoming'>

/** The state of a transfer as text. */
export function transferStateWords(transfer: Stated): { readonly tone: Tone; readonly label: string } {
  const { state, kind } = transfer
  if (state === 'draft') return { tone: 'go', label: 'Draft' }
  if (state === 'canceled') return { tone: 'off', label: 'Canceled' }
  if (state === 'received') return { tone: 'done', label: 'Received' }
  if (isPartlyReceived(transfer)) return { tone: 'look', label: 'Partly received' }
  return { tone: 'wait', label: kind === 'purchase' ? 'Ordered' : 'In transit' }
}

/** '1 unit', '12 units'. */
export const unitsInWords = (quantity: number): string =>
  `${quantity.toLocaleString('en')} ${quantity === 1 ? 'unit' : 'units'}`

/** A calendar day as a moment in the shop’s time zone, near enough to be shown as a day. */
export const momentOfDay = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** What is copied into a new transfer, with the titles of its variants. */
export interface CopiedTransfer {
  readonly content: TransferContent
  readonly titles: Readonly<Record<string, string>>
}

/** The titles of the variants of a transfer, by id. */
export const titlesOf = ({ lines }: Transfer): Readonly<Record<string, string>> =>
  Object.fromEntries(lines.map(({ variantId, title }) => [variantId, title]))
