import { sql } from 'kysely'

/**
 * Whether a word of a row's `search_key` begins so.
 * @param text folded as the key is, not empty
 */
export const beginsWord = (text: string) =>
  sql<boolean>`search_key like ${`% ${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
