import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'
import { hasSpellings, spellingsOf } from './spellings.ts'

/**
 * Adds words to the vocabulary for completing beginnings and correcting misspellings. Words stay when their last use is
 * removed: an unused one finds nothing, and counting uses would make every save wait for every other.
 */
export async function learnWords(scope: ChangeScope, words: Iterable<string>): Promise<void> {
  const { database, websiteId } = scope
  // Sorted, so that two transactions with the same words lock them in the same order.
  const distinct = [...new Set(words)].sort()
  const fresh = await insertRows(
    database,
    'search_words',
    distinct.map((word) => ({ website_id: websiteId, word })),
    newWords,
  )
  await learnSpellings(
    scope,
    fresh.map(({ word }) => word),
  )
}

/** Stores the spellings of words that are new in the vocabulary. */
async function learnSpellings({ database, websiteId }: ChangeScope, words: readonly string[]): Promise<void> {
  const rows = words
    .filter(hasSpellings)
    .flatMap((word) => spellingsOf(word).map((spelling) => ({ website_id: websiteId, spelling, word })))
  await insertRows(database, 'search_spellings', rows, onceSpelling)
}

/** Returns the words that were new. */
const newWords: OnConflict<'search_words', { word: string }> = (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('word')
const onceSpelling: OnConflict<'search_spellings'> = (insert) => insert.onConflict((conflict) => conflict.doNothing())
