import type { Messages } from './facts.ts'
import { NO_CONNECTION } from './no-connection.ts'

/** What can be refused before a noun is asked, and what can go wrong on the way to it. */
export const httpMessages = {
  aborted: () => 'That was stopped before it was finished.',
  'bad-request': () => 'Something in that request could not be understood.',
  'content-type-unsupported': () => 'That type of content cannot be read here.',
  'cookies-disabled': () => 'Please enable cookies in your browser, reload the page, and try again.',
  'crumb-expired': () => 'Your session has expired. Please reload the page and try again.',
  'invalid-fields': () => 'Update the missing or invalid information above.',
  'method-not-allowed': () => 'That cannot be done here.',
  network: () => NO_CONNECTION,
  'not-found': () => 'Sorry, we could not find that.',
  'not-permitted': () => 'Your role does not allow this. An administrator of the site can change that.',
  'not-signed-in': () => 'Please sign in first.',
  'rate-limited': () => 'Please try again in a few seconds.',
  stale: () => 'Someone else has changed this in the meantime. Reload the page to see what is new, then try again.',
  'too-large': () => 'That is more than we can take at once.',
  unavailable: () => 'We cannot save anything at this moment. Please try again in a few seconds.',
  unexpected: () => 'Something went wrong. Please try again.',
  'website-not-found': () => 'There is no website at this address.',
} satisfies Messages
