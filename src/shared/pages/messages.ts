import type { Messages } from '#shared/http/facts.ts'
import { limits } from '#shared/limits.ts'

/** Sentences for the failures of pages. */
export const pageMessages = {
  'draft-moved': () => 'Someone else has changed this page. Look at the page as it is now, then try again.',
  'page-full': () =>
    `This page has ${limits.blocksPerLayout} blocks, which is the limit. Delete a block first, or choose another page.`,
  'page-home': () => 'The home page can’t be deleted.',
  'page-home-hidden': () => 'The home page can’t be hidden.',
  'page-schedule-past': () => 'Choose a time in the future to schedule the page, or publish it now.',
  'page-not-found': () => 'This page no longer exists.',
  'step-refused': () => 'This change doesn’t fit the page, so it wasn’t saved.',
} satisfies Messages
