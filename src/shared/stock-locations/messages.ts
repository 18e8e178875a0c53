import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of stock locations. */
export const stockLocationMessages = {
  'location-main': () => 'The main location can’t be deleted, and always sells online.',
  /** Facts: `name`, of the location. */
  'location-not-empty': (facts) =>
    `There’s still stock at ${wordsIn(facts, 'name')}. Set it to 0 in Prices & stock, then delete the location.`,
  /** Facts: `name`, of the location. */
  'location-awaited': (facts) =>
    `Units are on their way from or to ${wordsIn(facts, 'name')}. Receive or cancel these transfers, then delete the location.`,
  'location-not-found': () => 'This location doesn’t exist anymore. Reload the page to see the current ones.',
} satisfies Messages
