import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'
import {
  lockWords,
  type SearchDocument,
  type SearchNoun,
  type Words,
  weighWords,
  writeWords,
} from './document-words.ts'
import { learnWords } from './learn-words.ts'

const DOCUMENTS_BETWEEN_PAUSES = 100
const POSTINGS_AT_ONCE = 2_000

const noWords: Words = new Map()
type Posting = readonly [word: string, weight: number, nounId: string]

/** Indexes things, or updates their words; part of the transaction that saved them. */
export async function indexDocuments(
  scope: ChangeScope,
  noun: SearchNoun,
  documents: readonly SearchDocument[],
): Promise<void> {
  const known = await lockWords(
    scope,
    noun,
    documents.map((document) => document.nounId),
  )
  const added: Posting[] = []
  const removed: Posting[] = []
  const changed: { nounId: string; words: Words }[] = []
  for (const [place, { nounId, texts }] of documents.entries()) {
    // As in `insertRows`: an import indexes thousands at once.
    if (place % DOCUMENTS_BETWEEN_PAUSES === DOCUMENTS_BETWEEN_PAUSES - 1) await setImmediate()
    const words = weighWords(texts)
    const before = known.get(nounId) ?? noWords
    const [more, fewer] = [notIn(words, before, nounId), notIn(before, words, nounId)]
    if (more.length === 0 && fewer.length === 0 && known.has(nounId)) continue
    added.push(...more)
    removed.push(...fewer)
    changed.push({ nounId, words })
  }
  await removePostings(scope, noun, removed)
  await addPostings(scope, noun, added)
  await writeWords(scope, noun, changed)
  await learnWords(
    scope,
    added.map(([word]) => word),
  )
}

/** Removes deleted things from the index. */
export async function removeDocuments(scope: ChangeScope, noun: SearchNoun, nounIds: readonly string[]): Promise<void> {
  const known = await lockWords(scope, noun, nounIds)
  await removePostings(
    scope,
    noun,
    [...known].flatMap(([nounId, words]) => notIn(words, noWords, nounId)),
  )
  if (nounIds.length === 0) return
  await scope.database
    .deleteFrom('search_documents')
    .where('website_id', '=', scope.websiteId)
    .where('noun', '=', noun)
    .where('noun_id', 'in', nounIds)
    .execute()
}

const notIn = (words: Words, others: Words, nounId: string): Posting[] =>
  [...words].flatMap(([word, weight]) => (others.get(word) === weight ? [] : [[word, weight, nounId] as const]))

async function addPostings(scope: ChangeScope, noun: SearchNoun, postings: readonly Posting[]): Promise<void> {
  // In the order of the table's key: entries of one word go to the same page, which is looked up once. Distinct words
  // are sorted, which are few.
  const byWord = Map.groupBy(postings, ([word]) => word)
  const sorted = [...byWord.keys()]
    .sort()
    .flatMap((word) => byWord.get(word)!.sort(([, one], [, other]) => one - other))
  const rows = sorted.map(([word, weight, nounId]) => ({
    website_id: scope.websiteId,
    noun,
    word,
    weight,
    noun_id: nounId,
  }))
  await insertRows(scope.database, 'search_postings', rows)
}

/**
 * By their whole keys: PostgreSQL looks each of them up. With the website and the noun as conditions of their own, it
 * takes them for rare where it has no statistics yet, and compares every posting of the noun with every key: three
 * seconds for the postings of some hundred products that have just been imported.
 */
async function removePostings(scope: ChangeScope, noun: SearchNoun, postings: readonly Posting[]): Promise<void> {
  for (const piece of inPieces(postings, POSTINGS_AT_ONCE)) {
    const keys = piece.map(
      ([word, weight, nounId]) => sql`(${scope.websiteId}, ${noun}, ${word}, cast(${weight} as integer), ${nounId})`,
    )
    await sql`delete from search_postings
      where (website_id, noun, word, weight, noun_id) in (values ${sql.join(keys)})`.execute(scope.database)
  }
}
