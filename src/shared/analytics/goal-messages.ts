import type { Messages } from '#shared/http/facts.ts'

/** Sentences for the failures of goals. */
export const goalMessages = {
  'goal-form-unknown': () => 'The form of this goal doesn’t exist. Choose another form.',
  'goal-page-unknown': () => 'There’s no published page at this path. Publish the page first, or enter another path.',
} satisfies Messages
