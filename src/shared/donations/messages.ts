/** Sentences of failures of donations. */
export const donationMessages = {
  'donation-amount-missing': () => 'Choose an amount.',
  'donations-none': () => 'Nothing was donated in this year.',
}
