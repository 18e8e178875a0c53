import type { Messages } from '#shared/http/facts.ts'

/** Sentences for the failures of stock changes. */
export const stockMessages = {
  'stock-negative': () => 'There aren’t that many units in stock.',
  'stock-too-large': () => 'A variant can have up to 99,999,999 units.',
} satisfies Messages
