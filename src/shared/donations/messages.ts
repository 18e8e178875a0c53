/** Sentences of failures of donations. */
export const donationMessages = {
  'donation-amount-missing': () => 'Choose an amount.',
  'donations-year-running': () =>
    'This year isn’t over. You can email all donors once it is; until then, email the summary to single donors.',
  'donations-none': () => 'Nothing was donated in this year.',
}
