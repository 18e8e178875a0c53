import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { groupByBundle } from '../bundled-lines.ts'
import type { OrderLine } from '../schema.ts'
import { boundsOfBundle, boundsOfLine, piecesOfPart, type QuantityBounds, quantityOfBundle } from './bounds.ts'
import type { OrderEdit } from './schema.ts'

/**
 * The new quantities of the lines that an edit changes, by their ids; a bundle changes all of its parts. Refused where
 * a line is not in the order, is a part of a bundle, is named twice, or has another quantity than it can have.
 * @param refunded the ids of the lines of which money was refunded
 */
export function editedQuantities(
  lines: readonly OrderLine[],
  edit: Pick<OrderEdit, 'quantities' | 'bundles'>,
  refunded: { has(lineId: string): boolean },
): Result<Map<string, number>, 'order-edit-line'> {
  const quantities = new Map<string, number>()
  const groups = groupByBundle(lines)
  const wanted = [
    ...edit.quantities.map(({ lineId, quantity }) => ({
      quantity,
      group: groups.find(({ bundle, lines: [line] }) => bundle === null && line!.id === lineId),
    })),
    ...edit.bundles.map(({ bundleId, quantity }) => ({
      quantity,
      group: groups.find(({ bundle }) => bundle?.id === bundleId),
    })),
  ]
  if (new Set(wanted.map(({ group }) => group)).size < wanted.length) return fail('order-edit-line')
  for (const { group, quantity } of wanted) {
    if (!group) return fail('order-edit-line')
    const { bundle, lines: some } = group
    const name = bundle?.title ?? some[0]!.title
    const now = bundle ? quantityOfBundle(some) : some[0]!.quantity
    const isRefunded = some.some(({ id }) => refunded.has(id))
    const { least, most } = bundle ? boundsOfBundle(some, isRefunded) : boundsOfLine(some[0]!, isRefunded)
    if (quantity !== now && !isWithin({ least, most }, quantity)) return fail('order-edit-line', { name, least, most })
    for (const line of some) quantities.set(line.id, quantity * (bundle ? piecesOfPart(line) : 1))
  }
  return succeed(quantities)
}

const isWithin = ({ least, most }: Pick<QuantityBounds, 'least' | 'most'>, quantity: number): boolean =>
  quantity >= least && quantity <= most
