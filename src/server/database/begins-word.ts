import { sql } from 'kysely'

/**
 * Whether a word of a row's `search_key` begins with a text.
 * @param text normalized like the key, not empty
 */
export const beginsWord = (text: string) =>
  sql<boolean>`search_key like ${`% ${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
