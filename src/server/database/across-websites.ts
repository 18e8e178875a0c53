import { sql } from 'kysely'

/** The comment that marks such a statement; the tests' guard looks for it. */
export const acrossWebsitesMark = '/* across websites */'

/**
 * Marks a statement that reads rows of every website on purpose, such as a worker's search for due jobs:
 * `.modifyEnd(acrossWebsites)`. All others name their website, which the application of the tests checks.
 */
export const acrossWebsites = sql.raw(acrossWebsitesMark)
