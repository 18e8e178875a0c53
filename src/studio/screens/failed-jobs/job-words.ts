/** What the server's work is called, by its kind. */
const words: Readonly<Record<string, string>> = {
  'post-form-webhook': 'Post an answer to your webhook',
  'write-form-letters': 'Write the letters about an answer',
  'send-letter': 'Send a letter',
  'write-order-letters': 'Write the letters about an order',
  'write-newsletter-letter': 'Write to a subscriber',
  'write-reset-letter': 'Write a letter with a new password’s link',
  'refund-order': 'Pay an order back',
  'settle-payment': 'Settle a payment',
  'index-products': 'Update the search index',
  'publish-product': 'Publish a product at its time',
  'make-derivatives': 'Draw the sizes of a picture',
  'remove-files': 'Remove files that are not needed any more',
  'fetch-import-pictures': 'Fetch the pictures of an import',
  'check-import': 'Check an import',
  'run-import': 'Run an import',
  'undo-import': 'Take an import back',
  'undo-batch': 'Take changes back',
  daily: 'Tidy up, as on every day',
}

/** The name of a kind of work in its owner's words. */
export const jobName = (kind: string): string => words[kind] ?? kind
