import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/stores.ts'
import { hasSpellings, spellingsOf } from './spellings.ts'

const WORDS_AT_ONCE = 2_000

/**
 * Adds words to the vocabulary from which beginnings are completed and slips forgiven. Words stay when their last use
 * goes: one that stands nowhere finds nothing, and counting uses would make every save wait for every other.
 */
export async function learnWords(scope: ChangeScope, words: readonly string[]): Promise<void> {
  const { database, websiteId } = scope
  // Sorted, so that two transactions that learn the same words take them in the same order.
  const distinct = [...new Set(words)].sort()
  for (const some of inPieces(distinct, WORDS_AT_ONCE)) {
    const known = await database
      .selectFrom('search_words')
      .select('word')
      .where('website_id', '=', websiteId)
      .where('word', 'in', some)
      .execute()
    const knownWords = new Set(known.map((row) => row.word))
    const fresh = some.filter((word) => !knownWords.has(word))
    if (fresh.length === 0) continue
    await insertRows(
      database,
      'search_words',
      fresh.map((word) => ({ website_id: websiteId, word })),
      onceWord,
    )
    await learnSpellings(scope, fresh.filter(hasSpellings))
  }
}

async function learnSpellings({ database, websiteId }: ChangeScope, words: readonly string[]): Promise<void> {
  const rows = words.flatMap((word) => spellingsOf(word).map((spelling) => ({ website_id: websiteId, spelling, word })))
  await insertRows(database, 'search_spellings', rows, onceSpelling)
}

const onceWord: OnConflict<'search_words'> = (insert) => insert.onConflict((conflict) => conflict.doNothing())
const onceSpelling: OnConflict<'search_spellings'> = (insert) => insert.onConflict((conflict) => conflict.doNothing())
