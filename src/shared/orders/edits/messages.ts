import type { Messages } from '#shared/http/facts.ts'

/** Sentences for the failures of edits. */
export const orderEditMessages = {
  'order-edit-changed': ({ total }) =>
    total
      ? `Prices have changed. The new total is ${total}. Check it and save again.`
      : 'Prices have changed. Check the new total and save again.',
  'order-edit-empty': () => 'An order needs at least one item. To remove all items, cancel the order.',
  'order-edit-line': () => 'Items that were fulfilled, downloads, gift cards, donations and bundles can’t be changed.',
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

/** The line of a checkout that collects what is owed for an order. */
export const owedTexts = {
  line: (number: string) => `Amount due for order ${number}`,
} as const
