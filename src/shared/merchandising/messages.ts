import type { Messages } from '#shared/http/facts.ts'

/** Sentences for the failures of merchandising settings. */
export const merchandisingMessages = {
  'merchandising-conflict': () =>
    'Someone else changed this while you were editing it. Reload to see the changes, then try again.',
} satisfies Messages
