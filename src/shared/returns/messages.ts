import type { Messages } from '#shared/http/facts.ts'

/** Sentences for the failures of returns. */
export const returnMessages = {
  'return-not-found': () => 'We couldn’t find this return.',
  'return-state': () => 'This return has changed. Reload to see its current status.',
  'return-quantity': () => 'That’s more than can still be returned. Check the quantities.',
  'return-over': () => 'Returns of this order are closed. Write to the shop if you have questions.',
  'return-reason-missing': () => 'Enter the reason for the customer.',
  'return-nothing-left': () => 'Nothing is left to refund for these items. Close the return instead.',
  'too-many-returns': () => 'There are too many returns of this order.',
} satisfies Messages

/** The reason of the refund of a return, for the team. */
export const REASON_OF_RETURN = 'Return'
