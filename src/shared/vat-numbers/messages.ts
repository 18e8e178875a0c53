import { type Messages, wordsIn } from '#shared/http/facts.ts'

/** Sentences for the failures of VAT numbers. */
export const vatNumberMessages = {
  /** Facts: `example`, a number of the country in the right form; absent where the country is not known. */
  'vat-number-form': (facts) =>
    facts.example
      ? `Check this VAT number. A valid one looks like ${wordsIn(facts, 'example')}.`
      : 'Check this VAT number. It starts with the code of its country, such as DE or FR.',
  'vat-number-unknown': () =>
    'This VAT number isn’t registered for sales between EU countries. Check it, or leave it empty to pay with tax.',
  'vat-numbers-off': () => 'This shop doesn’t ask for VAT numbers.',
} satisfies Messages
