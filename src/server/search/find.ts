import type { Scope } from '#server/scope.ts'
import { MOST_FOUND } from '#shared/search/kinds.ts'
import type { SearchNoun } from './document-words.ts'
import { searchWords } from './documents.ts'
import { type ExpandedTerm, expandTerm, type Likeness } from './expand-term.ts'
import { termsOf } from './words.ts'

/** The result of a search. */
export interface Findings {
  readonly ids: string[]
  /** The corrected text, when the typed one has no results; else null. */
  readonly correctedText: string | null
}

/** What a search has found among one kind of things. */
export interface FoundAmong extends Findings {
  /** How well each matches: comparable between kinds. */
  readonly scores: ReadonlyMap<string, number>
}

/** The results of a search among several kinds of things. */
export interface FoundByNoun {
  readonly nouns: ReadonlyMap<SearchNoun, FoundAmong>
  /** The words that the results contain, normalized: those that were typed, their other forms, and corrections. */
  readonly words: readonly string[]
}

/** Ids of search results: see `findCorrecting`. */
export async function find(scope: Scope, noun: SearchNoun, text: string): Promise<string[]> {
  return (await findCorrecting(scope, noun, text)).ids
}

/**
 * Ids of search results, best first. All words must occur; the beginning of a word is enough, and one misspelling (two
 * in long words) is corrected when nothing contains the word as typed. An unknown word is ignored if others are found.
 * The caller filters by visibility.
 * @param isExact whether misspellings are not corrected
 */
export async function findCorrecting(scope: Scope, noun: SearchNoun, text: string, isExact = false): Promise<Findings> {
  return (await findAmong(scope, [noun], text, isExact)).nouns.get(noun)!
}

/**
 * The same for several kinds of things at once: a word that one of them contains is not corrected for the others. A
 * word that none of a kind contains is ignored there.
 */
export async function findAmong(
  scope: Scope,
  nouns: readonly SearchNoun[],
  text: string,
  isExact = false,
): Promise<FoundByNoun> {
  const typed = termsOf(text)
  const terms: ExpandedTerm[] = []
  for (const term of typed) terms.push(await expandTerm(scope, nouns, term, isExact))
  const found = new Map<SearchNoun, FoundAmong>()
  for (const noun of nouns) {
    const known = terms.filter(({ uses }) => uses.has(noun))
    const { ids, scores } = await bestOf(scope, noun, known)
    // Only words that these results contain: others may be in things that visitors do not see.
    const meant = terms.map((term, index) => (known.includes(term) && term.correctedTo) || typed[index])
    const isCorrected = known.some(({ correctedTo }) => correctedTo !== null)
    found.set(noun, { ids, scores, correctedText: isCorrected ? meant.join(' ') : null })
  }
  return { nouns: found, words: [...new Set(terms.flatMap(({ words }) => [...words.keys()]))] }
}

async function bestOf(
  scope: Scope,
  noun: SearchNoun,
  terms: readonly ExpandedTerm[],
): Promise<Pick<FoundAmong, 'ids' | 'scores'>> {
  const rarest = terms.toSorted((one, other) => one.uses.get(noun)! - other.uses.get(noun)!)[0]
  if (!rarest) return { ids: [], scores: new Map() }
  const candidates = await candidatesOf(scope, noun, rarest)
  const scores = terms.length === 1 ? candidates : await scoreAll(scope, noun, [...candidates.keys()], terms)
  // Ids sort by time: of two equal matches, the newer comes first.
  const ids = [...scores]
    .sort(([oneId, one], [otherId, other]) => other - one || (oneId < otherId ? 1 : -1))
    .map(([id]) => id)
  return { ids, scores }
}

/** Likeness counts more than the position of a word. */
const scoreOf = (likeness: Likeness, weight: number): number => likeness * 10 + weight

/** The best postings of one term: word by word in the order of the index, so that nothing is ever sorted. */
async function candidatesOf(scope: Scope, noun: SearchNoun, term: ExpandedTerm): Promise<Map<string, number>> {
  const scores = new Map<string, number>()
  for (const [word, likeness] of term.words) {
    if (scores.size >= MOST_FOUND) break
    const places = await scope.database
      .selectFrom('search_postings')
      .select(['noun_id', 'weight'])
      .where('website_id', '=', scope.websiteId)
      .where('noun', '=', noun)
      .where('word', '=', word)
      .orderBy('weight', 'desc')
      .orderBy('noun_id', 'desc')
      .limit(MOST_FOUND - scores.size)
      .execute()
    for (const { noun_id: id, weight } of places)
      scores.set(id, Math.max(scores.get(id) ?? 0, scoreOf(likeness, weight)))
  }
  return scores
}

/** Scores of the candidates that contain every term. */
async function scoreAll(
  scope: Scope,
  noun: SearchNoun,
  ids: readonly string[],
  terms: readonly ExpandedTerm[],
): Promise<Map<string, number>> {
  const documents = await scope.database
    .selectFrom('search_documents')
    .select(['noun_id', 'words'])
    .where('website_id', '=', scope.websiteId)
    .where('noun', '=', noun)
    .where('noun_id', 'in', ids)
    .execute()
  const scores = new Map<string, number>()
  for (const { noun_id: id, words } of documents) {
    const weights = searchWords.read(words)
    const parts = terms.map((term) => bestScore(weights, term))
    if (!parts.includes(0))
      scores.set(
        id,
        parts.reduce((sum, part) => sum + part, 0),
      )
  }
  return scores
}

function bestScore(weights: Readonly<Record<string, number>>, term: ExpandedTerm): number {
  let best = 0
  for (const [word, likeness] of term.words) {
    if (Object.hasOwn(weights, word)) best = Math.max(best, scoreOf(likeness, weights[word]!))
  }
  return best
}
