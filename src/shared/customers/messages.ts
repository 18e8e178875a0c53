import type { Messages } from '#shared/http/facts.ts'

/** Failures of calls on customers. */
export const customerMessages = {
  'customer-exists': () => 'A customer with this email address already exists.',
  'customer-not-found': () => 'This customer no longer exists.',
  'customer-not-exempt': () => 'This customer isn’t exempt from tax.',
  'customer-same': () => 'A customer can’t be merged with themselves.',
  'customer-emails-limit': () => 'A customer can have up to 20 email addresses.',
  'customers-unreadable': () => 'This file can’t be read. Save it as CSV (UTF-8) with an email column.',
  'customers-too-many': () => 'This file has more than 5,000 rows. Split it into several files.',
  'customer-has-open-orders': () => 'This customer has open orders. Fulfill or cancel them first.',
  'privacy-running': () => 'This is already being done. It takes a moment.',
} satisfies Messages
