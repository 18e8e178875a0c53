import { sql } from 'kysely'
import { inPieces } from '#server/database/in-pieces.ts'
import type { ChangeScope } from '#server/scope.ts'
import { searchKinds } from '#shared/search/kinds.ts'
import { hasSpellings, spellingsOf } from './spellings.ts'

const WORDS_AT_ONCE = 2_000
const SPELLINGS_AT_ONCE = 2_000

/**
 * Removes words from the vocabulary that occur nowhere any more, some thousands in the caller's transaction. Words
 * usually stay when their last use is removed, but undoing a whole import leaves too many.
 */
export async function forgetWords(scope: ChangeScope): Promise<boolean> {
  const { database, websiteId } = scope
  const unused = await database
    .selectFrom('search_words as known')
    .select('known.word')
    .where('known.website_id', '=', websiteId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('search_postings as posting')
            .select('posting.word')
            .where('posting.website_id', '=', websiteId)
            .where('posting.noun', 'in', searchKinds)
            .whereRef('posting.word', '=', 'known.word'),
        ),
      ),
    )
    .limit(WORDS_AT_ONCE)
    .execute()
  const words = unused.map((row) => row.word)
  if (words.length === 0) return false
  await database.deleteFrom('search_words').where('website_id', '=', websiteId).where('word', 'in', words).execute()
  // Whole keys: for a list of spellings and one of words, SQLite would look up each pair.
  const spellings = words.filter(hasSpellings).flatMap((word) => spellingsOf(word).map((one) => sql`(${one}, ${word})`))
  for (const piece of inPieces(spellings, SPELLINGS_AT_ONCE)) {
    await sql`delete from search_spellings
      where website_id = ${websiteId} and (spelling, word) in (values ${sql.join(piece)})`.execute(database)
  }
  return words.length === WORDS_AT_ONCE
}
