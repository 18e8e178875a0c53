import { listIn, type Messages } from '#shared/http/facts.ts'
import { formTexts } from './form-texts.ts'

/**
 * Sentences for the failures of submissions, builder and inbox. Clients compare the first ones:
 * docs/compatibility.md#texts.
 */
export const formMessages = {
  'form-not-configured': () => formTexts.notConfigured,
  'form-rate-limited': () => formTexts.tooMany,
  'form-key-invalid': () => 'Error processing form submission. Please reload and try again.',
  'form-unreadable': () => 'Could not parse the form fields, please check your entries.',
  'form-fields-invalid': () => 'One or more fields is invalid, please check your entries.',
  'form-files-full': () => 'There isn’t enough space for more files right now. Try again tomorrow.',
  'form-not-found': () => 'This form no longer exists.',
  'form-in-use': (facts) =>
    `This form is used on: ${listIn(facts, 'places').join(', ') || 'a page or product'}. Remove it there first.`,
  'submission-not-found': () => 'This response no longer exists.',
  'form-webhook-missing': () => 'This form has no webhook. Enter a URL first.',
  'form-limit': () => 'You’ve reached the limit of 500 forms. Delete one you don’t need.',
} satisfies Messages
