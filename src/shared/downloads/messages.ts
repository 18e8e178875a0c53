import type { Messages } from '#shared/http/facts.ts'

/** Failures of downloads for their owner; customers get a page instead. */
export const downloadMessages = {
  'download-not-found': () => 'That download no longer exists.',
  'downloads-closed': () => 'Files can be downloaded once the order is paid, unless it’s canceled or a test.',
  'downloads-none': () => 'The products in this order have no files yet. Add files to the product first.',
  'downloads-over': () =>
    'The links have expired or reached their limit. Allow the downloads again, then send the links.',
} satisfies Messages
