import { sql } from 'kysely'

/**
 * Whether each word of a text begins a word of a row's `search_key`, in any order.
 * @param text normalized like the key, not empty
 */
export function beginsWord(text: string) {
  const words = [...new Set(text.split(' ').filter(Boolean))]
  const parts = words.map((word) => sql`search_key like ${`% ${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}
