import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of transfers. */
export const transferMessages = {
  /** Facts: `title`, of the variant; `available`, units at the location. */
  'transfer-not-enough': (facts) =>
    `There aren’t that many units of ${wordsIn(facts, 'title')} at the first location. Available: ${wordsIn(facts, 'available')}.`,
  'transfer-empty': () => 'Add a product first.',
  'transfer-not-found': () => 'We couldn’t find this transfer.',
  'transfer-repeated': () => 'A product is in this transfer twice. Change its quantity instead.',
  'transfer-same-location': () => 'Choose two different locations.',
  'transfer-stale': () => 'Someone else has changed this transfer. Reload to see it.',
  'transfer-state': () => 'This transfer can’t be changed like this anymore. Reload to see it.',
  'transfer-supplier': () => 'Enter the name of the supplier.',
  /** Facts: `title`, of the line. */
  'transfer-too-many': (facts) => `More units of ${wordsIn(facts, 'title')} were entered than are awaited.`,
} satisfies Messages
