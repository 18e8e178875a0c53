import type { Messages } from '#shared/http/facts.ts'

export const letterMessages = {
  'letter-not-found': () => 'That letter no longer exists.',
} satisfies Messages
