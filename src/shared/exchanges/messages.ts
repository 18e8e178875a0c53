import { type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of exchanges. */
export const exchangeMessages = {
  'exchange-line': () => 'Only items of this return can be exchanged. Reload to see its current status.',
  'exchange-state': () => 'This exchange has changed. Reload to see its current status.',
  /** Facts: `name` of the item, and how many are `available`. */
  'exchange-stock': (facts) => {
    const name = wordsIn(facts, 'name') || 'This item'
    const available = numberIn(facts, 'available', 0)
    return available > 0
      ? `${name}: only ${available} in stock.`
      : `${name} is out of stock. Choose another item, or refund the return.`
  },
} satisfies Messages
