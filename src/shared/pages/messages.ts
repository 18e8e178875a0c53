import type { Messages } from '#shared/http/facts.ts'
import { limits } from '#shared/settings/limits.ts'

/** Words for what a page can refuse. */
export const pageMessages = {
  'page-full': () => `A page holds ${limits.blocksPerLayout} blocks. Take one away first, or choose another page.`,
  'page-not-found': () => 'That page is not there any more.',
} satisfies Messages
