import { engineOf } from '#server/database/engine.ts'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { SearchKind } from '#shared/search/kinds.ts'
import { searchWords } from './documents.ts'
import { wordsOf } from './words.ts'

/** Kinds of search results; each is a separate noun. */
export type SearchNoun = SearchKind

/** The searchable texts of a thing in the order of their weight, the title first. */
export interface SearchDocument {
  readonly nounId: string
  readonly texts: readonly [title: string, words: string, others?: string]
}

/** Each word with its weight. */
export type Words = ReadonlyMap<string, number>

const MOST_WORDS = 2_000
/** The weight of a word in the title; those of the other texts are lower. */
const HEAVIEST = 3

/** Each word with its weight: that of the first text that contains it. */
export function weighWords(texts: SearchDocument['texts']): Words {
  const words = new Map<string, number>()
  for (const [place, text] of texts.entries()) {
    for (const word of wordsOf(text ?? ''))
      if (!words.has(word) && words.size < MOST_WORDS) words.set(word, HEAVIEST - place)
  }
  return words
}

/** The stored words of things, which are locked: no one else writes their postings meanwhile. */
export async function lockWords(
  scope: ChangeScope,
  noun: SearchNoun,
  nounIds: readonly string[],
): Promise<Map<string, Words>> {
  if (nounIds.length === 0) return new Map()
  const stored = scope.database
    .selectFrom('search_documents')
    .select(['noun_id', 'words'])
    .where('website_id', '=', scope.websiteId)
    .where('noun', '=', noun)
    .where('noun_id', 'in', nounIds)
    .orderBy('noun_id')
  // SQLite has one writer.
  const rows = await (engineOf(scope.database) === 'postgres' ? stored.forUpdate() : stored).execute()
  return new Map(rows.map((row) => [row.noun_id, new Map(Object.entries(searchWords.read(row.words)))]))
}

/** Stores the words of things, in place of earlier ones. */
export async function writeWords(
  scope: ChangeScope,
  noun: SearchNoun,
  documents: readonly { nounId: string; words: Words }[],
): Promise<void> {
  const rows = documents.map(({ nounId, words }) => ({
    website_id: scope.websiteId,
    noun,
    noun_id: nounId,
    words: searchWords.write(asRecord(words)),
  }))
  await insertRows(scope.database, 'search_documents', rows, writtenOver)
}

/** Without a prototype: for objects with ever different keys, `Object.fromEntries` takes four times as long. */
function asRecord(words: Words): Record<string, number> {
  const record: Record<string, number> = Object.create(null)
  for (const [word, weight] of words) record[word] = weight
  return record
}

const writtenOver: OnConflict<'search_documents'> = (insert) =>
  insert.onConflict((conflict) =>
    conflict.columns(['website_id', 'noun', 'noun_id']).doUpdateSet((set) => ({ words: set.ref('excluded.words') })),
  )
