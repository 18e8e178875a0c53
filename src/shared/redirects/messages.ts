import { type Messages, wordsIn } from '#shared/http/facts.ts'
import { readablePath } from './paths.ts'
import { REDIRECT_LIMIT, redirectImportLimits } from './rules.ts'

/** Sentences for the failures of redirects. Facts: `path`. */
export const redirectMessages = {
  'redirect-exists': (facts) =>
    `There is already a redirect from ${readablePath(wordsIn(facts, 'path'))}. Delete it first to add another.`,
  'redirect-limit': () => `A site can have ${REDIRECT_LIMIT.toLocaleString('en-US')} redirects.`,
  'redirect-loop': () => 'This redirect would lead back to the same URL. Choose another destination.',
  'redirect-not-found': () => 'This redirect no longer exists.',
  'redirect-page-exists': (facts) =>
    `The URL ${readablePath(wordsIn(facts, 'path'))} belongs to a page of your site. Change or unpublish the page first.`,
  'redirects-too-many': () =>
    `This file has more than ${redirectImportLimits.rows.toLocaleString('en-US')} rows. Split it into several files.`,
  'redirects-unreadable': () =>
    'This can’t be read. Use a CSV file (UTF-8) with the old URL in the first column and the new one in the second.',
  'redirect-served': (facts) =>
    `The URL ${readablePath(wordsIn(facts, 'path'))} is used by the site itself and can’t be redirected.`,
} satisfies Messages
