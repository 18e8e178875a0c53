import type { EditPreview } from '#shared/orders/edits/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { whereMoneyGoes } from '../refunds/refund-words.ts'

interface Difference {
  readonly title: string
  readonly words: string
  /** Whether money is owed or returned. */
  readonly isMoney: boolean
}

/** What an edit does with the discounts that the order keeps; empty where it keeps none. */
export function keptDiscountWords(
  { discounts }: Pick<Order, 'discounts'>,
  preview: Pick<EditPreview, 'discounts'>,
): string {
  const kept = discounts.filter(
    ({ id, discountCents }) => discountCents > 0 && preview.discounts.some((one) => one.id === id),
  )
  if (kept.length === 0) return ''
  const [them, none] = kept.length === 1 ? ['discount', 'none of it'] : ['discounts', 'none of them']
  return `Items keep their share of the order’s ${them}, and what you add gets ${none}.`
}

/** What an edit means for the money of an order, before it is saved. */
export function differenceWords(
  order: Pick<Order, 'paymentState' | 'paymentMethod' | 'testMode' | 'giftCards' | 'refunds' | 'currency'>,
  { owedCents, refundCents, totalBeforeCents, grandTotalCents }: EditPreview,
  { money, notifyBuyer }: { readonly money: (cents: number) => string; readonly notifyBuyer: boolean },
): Difference {
  const { paymentState } = order
  if (paymentState === 'awaiting')
    return {
      title: grandTotalCents === totalBeforeCents ? 'The total stays the same' : `New total: ${money(grandTotalCents)}`,
      words: 'The order isn’t paid yet. The customer pays the new total.',
      isMoney: grandTotalCents !== totalBeforeCents,
    }
  if (owedCents > 0)
    return {
      title: `Customer owes ${money(owedCents)}`,
      words: notifyBuyer
        ? 'The email says how to pay it. You can also show a payment link on the order, or mark the amount as paid.'
        : 'The customer isn’t told. Send them the payment link from the order, or mark the amount as paid there.',
      isMoney: true,
    }
  if (refundCents > 0)
    return {
      title: `Refund ${money(refundCents)} when you save`,
      words: whereMoneyGoes(order, refundCents, money),
      isMoney: true,
    }
  return { title: 'The amount stays the same', words: 'Nothing is owed and nothing is refunded.', isMoney: false }
}
