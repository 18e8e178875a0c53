import { listIn, type Messages } from '#shared/http/facts.ts'
import { formTexts } from './form-texts.ts'

/** What a submission, the builder or the inbox can be refused with; the first ones to the letter of §8. */
export const formMessages = {
  'form-not-configured': () => formTexts.notConfigured,
  'form-rate-limited': () => formTexts.tooMany,
  'form-key-invalid': () => 'Error processing form submission. Please reload and try again.',
  'form-unreadable': () => 'Could not parse the form fields, please check your entries.',
  'form-fields-invalid': () => 'One or more fields is invalid, please check your entries.',
  'form-files-full': () => 'There is no room for more files at the moment. Please try again tomorrow.',
  'form-not-found': () => 'This form no longer exists.',
  'form-in-use': (facts) =>
    `This form is still used: ${listIn(facts, 'places').join(', ') || 'on a page or in a product'}. Remove it there first.`,
  'submission-not-found': () => 'This answer no longer exists.',
  'form-webhook-missing': () => 'This form posts its answers nowhere. Give it an address first.',
  'form-limit': () => 'A site can have 500 forms. Delete one that is no longer needed.',
} satisfies Messages
