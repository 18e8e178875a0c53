import type { ChangeScope } from '#server/scope.ts'
import { lockWords, type SearchDocument, type SearchNoun, weighWords, writeWords } from './document-words.ts'
import { indexDocuments } from './index-documents.ts'
import { writePostingsJob } from './jobs.ts'
import { learnWords } from './learn-words.ts'
import type { DocumentRange } from './write-postings.ts'

/** When the job writes what the process that stored the words has not written: by then it has ended. */
const LATEST_AFTER_MILLISECONDS = 120_000

/** New things whose words are stored, but not their postings: searches do not find them yet. */
export interface LatePostings extends DocumentRange {
  /** The number of things. */
  readonly count: number
  /** The job that writes them if its process does not. */
  readonly jobId: string
}

/**
 * Indexes things as `indexDocuments` does, but leaves the postings of new ones to `writeLatePostings`: those of many
 * things at once are written in a fraction of the time. A job in the same transaction does it if the caller does not.
 * @returns what is left; null when nothing is
 */
export async function indexMany(
  scope: ChangeScope,
  noun: SearchNoun,
  documents: readonly SearchDocument[],
): Promise<LatePostings | null> {
  const ids = documents.map(({ nounId }) => nounId)
  const known = await lockWords(scope, noun, ids)
  await indexDocuments(
    scope,
    noun,
    documents.filter(({ nounId }) => known.has(nounId)),
  )
  const fresh = documents.filter(({ nounId }) => !known.has(nounId))
  if (fresh.length === 0) return null
  const weighed = fresh.map(({ nounId, texts }) => ({ nounId, words: weighWords(texts) }))
  await writeWords(scope, noun, weighed)
  // Here they are in memory: with the postings, the stored words would have to be read.
  await learnWords(scope, new Set(weighed.flatMap(({ words }) => [...words.keys()])))
  const sorted = fresh.map(({ nounId }) => nounId).sort()
  const range = { noun, firstId: sorted[0]!, lastId: sorted.at(-1)! }
  const jobId = await scope.enqueue(writePostingsJob, range, { runAt: Date.now() + LATEST_AFTER_MILLISECONDS })
  return { ...range, count: fresh.length, jobId }
}
