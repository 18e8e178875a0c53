import { type Messages, wordsIn } from '#shared/http/facts.ts'
import { countLimits } from './schema.ts'

/** Sentences for the failures of counts. */
export const countMessages = {
  'count-closed': () => 'This count is finished and can’t be changed.',
  'count-empty': () => 'There are no products with tracked stock to count here.',
  /** Facts: `title`, of the line; `by`, who counted it; `counted`. */
  'count-line-changed': (facts) =>
    `${wordsIn(facts, 'by') || 'Someone else'} has already counted ${wordsIn(facts, 'title')}: ${wordsIn(facts, 'counted') || 'not counted'}. Check it, then enter your number again.`,
  'count-line-not-found': () => 'This product isn’t part of the count.',
  'count-not-found': () => 'We couldn’t find this count.',
  'count-too-large': () =>
    `A count can have up to ${countLimits.lines.toLocaleString('en')} variants. Count one category at a time.`,
} satisfies Messages
