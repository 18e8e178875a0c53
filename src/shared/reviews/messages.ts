import type { Messages } from '#shared/http/facts.ts'
import { reviewLimits } from './schema.ts'

/** Sentences for the failures of reviews. */
export const reviewMessages = {
  'review-not-found': () => 'We couldn’t find this review.',
  'review-conflict': () => 'This review has changed. Reload to see how it is now.',
  'reviews-unreadable': () =>
    'We can’t read this file. It needs to be a CSV file with columns for the product’s handle and the rating.',
  'reviews-too-many': () =>
    `This file has more than ${reviewLimits.importRows.toLocaleString('en')} rows. Split it into smaller files.`,
} satisfies Messages
