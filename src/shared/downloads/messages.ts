import type { Messages } from '#shared/http/facts.ts'

/** Words for what downloads can refuse their owner; buyers read a page instead. */
export const downloadMessages = {
  'download-not-found': () => 'That download no longer exists.',
  'downloads-closed': () => 'Files can be downloaded once the order is paid, unless it has been cancelled.',
  'downloads-none': () => 'The products of this order have no files yet. Add them to the product first.',
  'downloads-over': () => 'Its links have expired or been used up. Allow the downloads again, then send them.',
} satisfies Messages
