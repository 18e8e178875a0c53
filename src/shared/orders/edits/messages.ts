import { type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of edits. */
export const orderEditMessages = {
  'order-edit-changed': ({ total }) =>
    total
      ? `Prices have changed. The new total is ${total}. Check it and save again.`
      : 'Prices have changed. Check the new total and save again.',
  'order-edit-empty': () => 'An order needs at least one item. To remove all items, cancel the order.',
  /** Facts: `name` of the item, and the quantities that it can have; none where the item is not in the order. */
  'order-edit-line': (facts) => {
    const name = wordsIn(facts, 'name')
    if (!name) return 'This item isn’t in the order. Reload to see the order as it is now.'
    const [least, most] = [numberIn(facts, 'least', 0), numberIn(facts, 'most', 0)]
    return least === most ? `${name} can’t be changed.` : `Set the quantity of ${name} to ${least} to ${most}.`
  },
  'order-edit-product': ({ name }) => `${name ?? 'This product'} can’t be added to an order.`,
  'order-edit-shipping': () => 'Choose how this order is shipped.',
  'order-edit-stale': () => 'Someone else has changed this order. Reload to see it.',
  'order-edit-total': ({ least }) =>
    least
      ? `The total can’t be less than ${least}, which gift cards have paid.`
      : 'The total is too high. Check the quantities and prices.',
  'order-not-editable': ({ reason }) => `${reason ?? 'This order can’t be edited.'}`,
  'order-nothing-owed': () => 'Nothing is left to pay for this order. Reload to see its current status.',
} satisfies Messages

/** Why a part of an order stays as it is after a refund. */
export const refundedTexts = {
  line: 'Money for it was refunded, so it stays as it is.',
  discounts: 'Items with a discount were refunded, so the discounts stay as they are.',
  shipping: 'Shipping was refunded, so it stays as it is.',
} as const

/** The line of a checkout that collects what is owed for an order. */
export const owedTexts = {
  line: (number: string) => `Amount due for order ${number}`,
} as const
