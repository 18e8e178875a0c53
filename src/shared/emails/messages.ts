import type { Messages } from '#shared/http/facts.ts'

export const emailMessages = {
  'email-not-found': () => 'This email no longer exists.',
  'email-not-redirected': () => 'This email can’t be sent to another address.',
} satisfies Messages
