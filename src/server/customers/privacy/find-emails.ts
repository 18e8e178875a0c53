import { type RawBuilder, sql } from 'kysely'
import { LONGEST_WORD } from '#server/database/word-index.ts'
import { orWaiting } from '#server/database/words-together.ts'
import type { Scope } from '#server/scope.ts'
import { normalize } from '#shared/texts/normalize.ts'

/**
 * Whether an email of the shop was sent to one of these addresses. The word index finds them: a shop may have sent a
 * million others.
 * @param emails in small letters
 */
export function isSentTo(
  { database, websiteId }: Pick<Scope, 'database' | 'websiteId'>,
  emails: readonly string[],
): RawBuilder<boolean> {
  const words = emails.map((email) => normalize(email).slice(0, LONGEST_WORD))
  return sql<boolean>`(lower(to_address) in (${sql.join(emails)}) and id in (select id from letters_words
    where website_id = ${websiteId} and word in (${sql.join(words)}) ${orWaiting(database, 'letters', websiteId)}))`
}

/** A pattern for `like` with `escape '\'` that finds one of many texts that contain an address. */
export const containing = (email: string): string => `%${email.replace(/[\\%_]/g, '\\$&')}%`
