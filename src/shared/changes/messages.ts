import type { Messages } from '#shared/http/facts.ts'

/** Words for what the change log can refuse. */
export const changeMessages = {
  'change-final': () => 'This change cannot be undone from here.',
  'change-not-found': () => 'That change is no longer in the history.',
  'change-running': () => 'This is being undone right now. Please try again in a few minutes.',
  'change-superseded': () => 'This has been changed again since. Undo the later changes first.',
  'change-undone': () => 'This change has already been undone.',
} satisfies Messages
