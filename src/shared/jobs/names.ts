import { ownValue } from '#shared/texts/own-value.ts'

/** Names of background tasks for owners, by kind. A kind without a name does not compile (`server/job-handlers.ts`). */
export const jobNames = {
  'deliver-webhooks': 'Send events to your webhook',
  'replay-webhooks': 'Send events to your webhook again',
  'write-webhook-letter': 'Write the email about a webhook',
  'post-form-webhook': 'Send a response to your webhook',
  'write-form-letters': 'Write the emails about a response',
  'send-letter': 'Send an email',
  'write-order-letters': 'Write the emails about an order',
  'write-return-letters': 'Write the emails about a return',
  'write-review-request': 'Write the email that asks a customer for reviews',
  'write-review-letter': 'Write the email about a new review',
  'write-newsletter-letter': 'Write an email to a subscriber',
  'send-restock': 'Write the emails that an item is back in stock',
  'copy-customer': 'Create a copy of a customer’s data',
  'erase-customer': 'Erase a customer',
  'fill-customers': 'Join orders to customers',
  'write-gift-card-letter': 'Write the email with a gift card',
  'issue-sold-gift-cards': 'Make the gift cards of an order',
  'write-reset-letter': 'Write a password reset email',
  'write-exemption-link': 'Write the email with a link to buy without tax',
  'refund-order': 'Refund an order',
  'handle-payment-event': 'Handle an event from a payment provider',
  'show-order-at-provider': 'Show an order number at a payment provider',
  'settle-payment': 'Settle a payment',
  'index-products': 'Update the search index',
  'write-postings': 'Add imported products to the search index',
  'publish-product': 'Publish a scheduled product',
  'publish-item': 'Publish a scheduled post or end an event',
  'publish-page': 'Publish a scheduled page',
  'index-shared-section': 'Update the search index for a shared section',
  'publish-page-version': 'Publish scheduled changes of a page',
  'make-derivatives': 'Resize an image',
  'remove-files': 'Remove unused files',
  'fetch-import-pictures': 'Download the images of an import',
  'check-import': 'Check an import',
  'run-import': 'Run an import',
  'undo-import': 'Undo an import',
  'undo-batch': 'Undo changes',
  'check-vat-number': 'Check a VAT number',
  'count-sales': 'Count orders for reports',
  'renew-subscription': 'Renew a subscription',
  'find-kept-method': 'Save the card of a subscription',
  'write-subscription-letter': 'Write an email about a subscription',
  'write-low-stock-letter': 'Write the email about low stock',
  daily: 'Daily cleanup',
} as const

export type JobKind = keyof typeof jobNames

/** The name of a background task in plain words; its kind, if this version does not know it any more. */
export const jobName = (kind: string): string => ownValue<string>(jobNames, kind) ?? kind
