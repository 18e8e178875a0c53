import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of invoices. */
export const invoiceMessages = {
  'invoice-not-found': () => 'We couldn’t find this invoice.',
  'invoice-not-possible': (facts) => wordsIn(facts, 'reason') || 'This order can’t have an invoice.',
} satisfies Messages
