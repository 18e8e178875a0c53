import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of stock changes. */
export const stockMessages = {
  'stock-negative': () => 'There aren’t that many units in stock.',
  /** Facts: `title`, of the bundle. */
  'stock-of-bundle': (facts) =>
    `The stock of ${wordsIn(facts, 'title') || 'a bundle'} follows its items. Add the items instead.`,
  /** Facts: `title`, of the variant. */
  'stock-untracked': (facts) =>
    `The stock of ${wordsIn(facts, 'title')} isn’t tracked. Enter its stock in Prices & stock first, or remove it here.`,
  'stock-too-large': () => 'A variant can have up to 99,999,999 units.',
} satisfies Messages
