import type { Messages } from './facts.ts'
import { NO_CONNECTION } from './no-connection.ts'
import { tryAgain } from './wait.ts'

/** Failures of the HTTP layer, before a noun is called and on the way to it. */
export const httpMessages = {
  aborted: () => 'This was stopped before it finished.',
  'bad-request': () => 'This request can’t be read. Check its format, then try again.',
  'content-type-unsupported': () => 'This type of content isn’t supported.',
  'cookies-disabled': () => 'Please enable cookies in your browser, reload the page, and try again.',
  'crumb-expired': () => 'Your session has expired. Please reload the page and try again.',
  'edit-conflict': () =>
    'Someone else changed this while you were editing it. Reload to see the changes, then try again.',
  'invalid-fields': () => 'Update the missing or invalid information above.',
  'method-not-allowed': () => 'This action isn’t available here.',
  network: () => NO_CONNECTION,
  'not-found': () => 'We couldn’t find that.',
  'not-permitted': () => 'Your role doesn’t have permission to do this. Ask an administrator for access.',
  'not-signed-in': () => 'Sign in to continue.',
  'rate-limited': ({ retryAfterSeconds }) => tryAgain(retryAfterSeconds),
  stale: () => 'Someone else changed this. Reload the page to see the changes, then try again.',
  'too-large': () => 'That’s too large.',
  unavailable: () => 'We can’t save anything right now. Try again in a few seconds.',
  unexpected: () => 'Something went wrong. Try again.',
  'website-not-found': () => 'There’s no website at this URL.',
} satisfies Messages
