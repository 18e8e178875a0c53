import { sql } from 'kysely'
import type { Scope } from '#server/scope.ts'
import type { SearchNoun } from './document-words.ts'
import { isLong, isMeantBy, mayBeMisspelt, shortWordsNear, slipsBetween, spellingsOf } from './spellings.ts'
import { otherFormsOf } from './word-forms.ts'

/** Words that a search term may mean, best first: how certain that is, and how many things contain them. */
export interface ExpandedTerm {
  readonly words: ReadonlyMap<string, Likeness>
  /** By the kind of things; up to `MOST_COUNTED`, which means 'many'. Kinds without any are missing. */
  readonly uses: Uses
  /** The probable word when nothing contains the typed one; null when something does, or no word is similar. */
  readonly correctedTo: string | null
}

export type Uses = ReadonlyMap<SearchNoun, number>

/** 3: the word itself. 2: its beginning, or singular and plural. 1: a misspelling. */
export type Likeness = 3 | 2 | 1

export const MOST_COUNTED = 1_000
const MOST_BEGINNINGS = 20
const MOST_SLIPS = 200

/**
 * Finds the words that a term may mean; misspellings are considered only when nothing of any kind contains the term
 * itself.
 * @param isExact whether misspellings are not considered at all
 */
export async function expandTerm(
  scope: Scope,
  nouns: readonly SearchNoun[],
  term: string,
  isExact = false,
): Promise<ExpandedTerm> {
  const likely = [...(await knownAmong(scope, otherFormsOf(term))), ...(await wordsThatBegin(scope, term))]
  const words = new Map<string, Likeness>([[term, 3], ...likely.map((word) => [word, 2] as const)])
  const uses = await countUses(scope, nouns, [...words.keys()])
  if (uses.size > 0 || isExact || !mayBeMisspelt(term)) return { words, uses, correctedTo: null }
  const [likelySlips = [], ...otherSlips] = shortWordsNear(term)
  const near = [...(await wordsThatShareASpelling(scope, term)), ...(await knownAmong(scope, likelySlips))]
  const found = await meantBy(near)
  return found.uses.size > 0 ? found : meantBy(await knownAmong(scope, otherSlips.flat()))

  async function meantBy(near: readonly string[]): Promise<ExpandedTerm> {
    const uses = await countUses(scope, nouns, near)
    const correctedTo = uses.size > 0 ? await likeliest(scope, nouns, term, near) : null
    return { words: new Map(near.map((word) => [word, 1])), uses, correctedTo }
  }
}

const MOST_COMPARED = 5

/** The most similar word; of several, the most frequent one. */
async function likeliest(
  scope: Scope,
  nouns: readonly SearchNoun[],
  term: string,
  near: readonly string[],
): Promise<string | null> {
  const nearest = [...new Set(near)]
    .map((word) => ({ word, slips: slipsBetween(term, word) }))
    .toSorted((one, other) => one.slips - other.slips)
    .slice(0, MOST_COMPARED)
  const counted: { word: string; slips: number; uses: number }[] = []
  for (const one of nearest) counted.push({ ...one, uses: sumOf(await countUses(scope, nouns, [one.word])) })
  const [best] = counted
    .filter((one) => one.uses > 0)
    .toSorted((one, other) => one.slips - other.slips || other.uses - one.uses)
  return best?.word ?? null
}

async function wordsThatBegin({ database, websiteId }: Scope, term: string): Promise<string[]> {
  const rows = await database
    .selectFrom('search_words')
    .select('word')
    .where('website_id', '=', websiteId)
    .where('word', '>', term)
    .where('word', '<', `${term}\u{10ffff}`)
    .orderBy('word')
    .limit(MOST_BEGINNINGS)
    .execute()
  return rows.map((row) => row.word)
}

/** The words that occur anywhere. */
async function knownAmong({ database, websiteId }: Scope, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const rows = await database
    .selectFrom('search_words')
    .select('word')
    .where('website_id', '=', websiteId)
    .where('word', 'in', words)
    .execute()
  return rows.map((row) => row.word)
}

async function wordsThatShareASpelling({ database, websiteId }: Scope, term: string): Promise<string[]> {
  const spellings = isLong(term) ? spellingsOf(term).flatMap(spellingsOf) : spellingsOf(term)
  const rows = await database
    .selectFrom('search_spellings')
    .select('word')
    .distinct()
    .where('website_id', '=', websiteId)
    .where('spelling', 'in', [...new Set(spellings)])
    .limit(MOST_SLIPS)
    .execute()
  return rows.map((row) => row.word).filter((word) => isMeantBy(term, word))
}

const sumOf = (uses: Uses): number => [...uses.values()].reduce((sum, count) => sum + count, 0)

/** How many things of each kind contain one of the words: one query for all kinds. */
async function countUses(scope: Scope, nouns: readonly SearchNoun[], words: readonly string[]): Promise<Uses> {
  if (words.length === 0) return new Map()
  const { database, websiteId } = scope
  const [first, ...others] = nouns.map((noun) => {
    const some = database
      .selectFrom('search_postings')
      .select('noun_id')
      .where('website_id', '=', websiteId)
      .where('noun', '=', noun)
      .where('word', 'in', words)
      .limit(MOST_COUNTED)
    return database
      .selectFrom(some.as('some'))
      .select((count) => [sql.lit(noun).as('noun'), count.fn.countAll<number>().as('uses')])
  })
  const rows = await others.reduce((query, next) => query.unionAll(next), first!).execute()
  return new Map(rows.flatMap(({ noun, uses }) => (Number(uses) > 0 ? [[noun, Number(uses)]] : [])))
}
