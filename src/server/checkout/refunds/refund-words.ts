import { itemsInSentence, titleInOrder } from '#shared/orders/item-lists.ts'
import type { OrderRefund } from '#shared/orders/refund-schema.ts'
import type { Order } from '#shared/orders/schema.ts'

/** A refund on the order's timeline: how much, of what, how, and why. */
export function wordsOfRefund(
  { lines }: Pick<Order, 'lines'>,
  refund: OrderRefund,
  money: (cents: number) => string,
): string {
  const items = itemsInSentence(
    refund.lines.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId)
      return line ? [{ title: titleInOrder(line), quantity }] : []
    }),
  )
  const what = [items, refund.shippingCents > 0 ? 'shipping' : ''].filter(Boolean).join(', ')
  const movedCents = refund.cents - refund.exchangedCents
  return [
    money(refund.cents),
    what,
    refund.feeCents ? `less a restocking fee of ${money(refund.feeCents)}` : '',
    refund.exchangedCents > 0 ? `${money(refund.exchangedCents)} used for new items` : '',
    refund.isByHand && movedCents > 0 ? 'returned manually' : '',
    refund.reason,
  ]
    .filter(Boolean)
    .join(' · ')
}
