import { sum } from '#shared/money/sum.ts'
import { type ListedItem, mergeItems } from '#shared/orders/item-lists.ts'
import { receivedPieces } from './rules.ts'
import type { OrderReturn } from './schema.ts'

type Lines = Pick<OrderReturn, 'lines'>
type ReturnLine = OrderReturn['lines'][number]

/** The lines of a return as they are read: equal items with the same reason are one row, with all that has arrived. */
export const listedLines = ({ lines }: Lines): ReturnLine[] =>
  mergeItems(lines, ({ reason }) => reason).map(({ merged, ...line }) => ({
    ...line,
    pieces: [
      ...Map.groupBy(
        merged.flatMap(({ pieces }) => pieces),
        ({ condition, isRestocked }) => `${condition} ${isRestocked}`,
      ).values(),
    ].map((some) => ({ ...some[0]!, quantity: sum(some.map(({ quantity }) => quantity)) })),
  }))

/** How many pieces of a row came back, as text: '3', and '2 of 3' where the shop got fewer than were to come. */
export function countInWords({ quantity, pieces }: Pick<ReturnLine, 'quantity' | 'pieces'>): string {
  const arrived = sum(pieces.map((one) => one.quantity))
  return arrived === 0 || arrived === quantity ? String(quantity) : `${arrived} of ${quantity}`
}

/** What has arrived of a return, and what is missing. */
export function arrivedAndMissing(found: Lines): { readonly arrived: ListedItem[]; readonly missing: ListedItem[] } {
  const received = receivedPieces(found)
  const arrivedOf = ({ lineId }: ReturnLine) => received.get(lineId) ?? 0
  const listed = (countOf: (line: ReturnLine) => number) =>
    found.lines.map((line) => ({ title: line.title, quantity: countOf(line) })).filter(({ quantity }) => quantity > 0)
  return { arrived: listed(arrivedOf), missing: listed((line) => line.quantity - arrivedOf(line)) }
}
