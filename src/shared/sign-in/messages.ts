import type { Messages } from '#shared/http/facts.ts'
import { waitOf } from '#shared/http/wait.ts'

/** Sentences for refused sign-ins. They never tell whether an account exists: attackers could collect addresses. */
export const signInMessages = {
  'already-set-up': () => 'This site is already set up. Sign in instead.',
  'reset-link-over': () => 'This link has expired. Links work once and for one hour. Request a new one.',
  'set-up-code-wrong': () => 'That set-up code is wrong. The server prints it when it starts.',
  'sign-in-locked': ({ retryAfterSeconds }) =>
    `Too many wrong passwords. Try again in ${waitOf(retryAfterSeconds)}, or reset your password.`,
  'sign-in-refused': () => 'Wrong email or password.',
} satisfies Messages
