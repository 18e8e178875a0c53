import type { Messages } from '#shared/http/facts.ts'

/** Words for what the stock can refuse its owner. */
export const stockMessages = {
  'stock-negative': () => 'There are not that many pieces to take away.',
  'stock-too-large': () => 'A variant can have 99,999,999 pieces.',
} satisfies Messages
