import { type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'

/** What a product's page says before anything is sent; the other sentences come from the server. */
export const bundlePageMessages = {
  /** Facts: `left`, how many are to be picked; `name` of the product whose option is missing, where only options are. */
  'bundle-incomplete': (facts) => {
    const name = wordsIn(facts, 'name')
    if (name) return `Choose an option for ${name}.`
    const left = numberIn(facts, 'left', 0)
    if (left === 0) return 'Choose all items of the bundle.'
    return left === 1 ? 'Choose 1 more item.' : `Choose ${left} more items.`
  },
} satisfies Messages

/** Sentences for the failures of bundles. */
export const bundleMessages = {
  ...bundlePageMessages,
  /** A cart that was made before the owner changed the bundle. */
  'bundle-changed': () => 'This bundle has changed. Remove it and add it again.',
  /** Facts: `name`, of a product. */
  'bundle-part-not-allowed': (facts) =>
    `${wordsIn(facts, 'name') || 'This product'} can’t be in a bundle. Bundles can’t include gift cards, subscriptions, other bundles or products with a form.`,
  'bundle-part-missing': () => 'A product of this bundle no longer exists. Remove it from the bundle, or replace it.',
  'bundle-too-large': () => 'A bundle can have up to 60 items. Reduce the quantities.',
  'bundle-pick-too-large': () =>
    'Customers can’t pick more items than the bundle offers. Add items, or let customers pick an item more than once.',
  'bundle-kind': () => 'A bundle is a physical product with one variant, without a subscription or a form.',
  'bundle-not-possible': () => 'Only a new product can be a bundle. Add a new product for it.',
} satisfies Messages
