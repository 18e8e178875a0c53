import type { Messages } from '#shared/http/facts.ts'

export const letterMessages = {
  'letter-not-found': () => 'This email no longer exists.',
  'letter-not-redirected': () => 'This email can’t be sent to another address.',
} satisfies Messages
