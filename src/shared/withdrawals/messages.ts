import type { Messages } from '#shared/http/facts.ts'

/** Sentences for the failures of withdrawals. */
export const withdrawalMessages = {
  'withdrawal-not-found': () => 'We couldn’t find that withdrawal.',
  'withdrawal-not-linked': () => 'Link this withdrawal to its order first.',
  'withdrawal-order-unknown': () => 'There’s no order with this number. Check the number, then try again.',
  'withdrawal-reason-missing': () => 'Enter the reason for the customer.',
  'withdrawals-full': () => 'We received too many withdrawals from you. Try again later, or write to the shop.',
  'withdrawal-state': () => 'This withdrawal has changed. Reload the page to see it.',
} satisfies Messages
