import type { Messages } from '#shared/http/facts.ts'

/** Words for what signing in can refuse. They never tell whether an account exists (reliability P18). */
export const signInMessages = {
  'already-set-up': () => 'This installation is already set up. Please sign in.',
  'reset-link-over': () => 'This link has expired: it works once, within an hour. Please ask for a new one.',
  'set-up-code-wrong': () => 'This is not the set-up code. The server printed it when it started.',
  'sign-in-refused': () => 'That email and password do not belong together. Please try again.',
} satisfies Messages
