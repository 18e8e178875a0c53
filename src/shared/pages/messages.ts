import { type Messages, wordsIn } from '#shared/http/facts.ts'
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
  'shared-section-in-use': () =>
    'Pages show this shared section. Delete it in the editor, where you choose what they show instead.',
  'shared-section-not-found': () => 'This shared section no longer exists.',
  /** Fact: `title` of a page. */
  'shared-section-page-full': (facts) =>
    `The page “${wordsIn(facts, 'title')}” would have more than ${limits.blocksPerLayout} blocks. Remove blocks from it, or delete the shared section without keeping copies.`,
  'shared-sections-full': () =>
    `This site has ${limits.sharedSections} shared sections, which is the limit. Delete one first.`,
  'page-not-shown': () => 'This page isn’t public yet. Schedule it in its settings.',
  'page-schedule-empty': () =>
    'There are no unpublished changes. Change the page first, then choose when visitors see it.',
  'page-schedule-missing': () => 'Nothing is scheduled anymore. It may have been published or canceled.',
  'page-version-not-found': () => 'This version no longer exists.',
  'page-versions-full': () =>
    `This page has ${limits.savedVersionsPerPage} saved versions, which is the limit. Delete one first.`,
  'step-refused': () => 'This change doesn’t fit the page, so it wasn’t saved.',
  'video-basic': () => 'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  'video-unknown': () =>
    'Enter the link of one video on YouTube or Vimeo, such as https://youtu.be/dQw4w9WgXcQ or https://vimeo.com/76979871.',
} satisfies Messages
