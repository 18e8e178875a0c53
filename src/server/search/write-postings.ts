import { type RawBuilder, sql } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { SearchNoun } from './document-words.ts'

/** Things whose words are stored: those of one noun from one id to another. */
export interface DocumentRange {
  readonly noun: SearchNoun
  readonly firstId: string
  readonly lastId: string
}

/** What one statement writes at most: SQLite blocks the main thread for this time. */
export interface PostingPiece {
  readonly documents: number
  /** Characters of their stored words. */
  readonly characters: number
}

/** The size for a process that serves visitors: some 30 ms. */
export const PIECE_BESIDE_VISITORS: PostingPiece = { documents: 500, characters: 150_000 }
/**
 * The size for a process of its own. Each piece touches most pages of the index, so that four times as many things at
 * once take half of the time; more gains little.
 */
export const PIECE_ALONE: PostingPiece = { documents: 2_000, characters: 600_000 }

/**
 * Writes the postings of things from their stored words: a piece of a range, in the caller's transaction. Postings that
 * exist stay, so it can be repeated.
 * @returns the id with which the rest begins; null when all are written
 */
export async function writePostings(
  scope: ChangeScope,
  range: DocumentRange,
  most: PostingPiece,
): Promise<string | null> {
  const { lastId, nextId } = await lockPiece(scope, range, most)
  if (lastId === null) return null
  await sql`insert into search_postings (website_id, noun, word, weight, noun_id)
    select website_id, noun, word, weight, noun_id from ${storedPostings(scope, { ...range, lastId })}
    order by word, weight, noun_id
    on conflict do nothing`.execute(scope.database)
  return nextId
}

/** Locks the first things of a range, as many as one statement takes. */
async function lockPiece(
  { database, websiteId }: ChangeScope,
  { noun, firstId, lastId }: DocumentRange,
  most: PostingPiece,
): Promise<{ lastId: string | null; nextId: string | null }> {
  const piece = database
    .selectFrom('search_documents')
    .select(['noun_id as id', sql<number>`length(words)`.as('length')])
    .where('website_id', '=', websiteId)
    .where('noun', '=', noun)
    .where('noun_id', '>=', firstId)
    .where('noun_id', '<=', lastId)
    .orderBy('noun_id')
    .limit(most.documents + 1)
  const rows = await (engineOf(database) === 'postgres' ? piece.forUpdate() : piece).execute()
  let count = 0
  for (let characters = 0; count < Math.min(rows.length, most.documents); count += 1) {
    characters += rows[count]!.length
    if (count > 0 && characters > most.characters) break
  }
  return { lastId: rows[count - 1]?.id ?? null, nextId: rows[count]?.id ?? null }
}

/** The postings of a range, from the stored words: each engine reads JSON in its own way. */
function storedPostings(
  { database, websiteId }: ChangeScope,
  { noun, firstId, lastId }: DocumentRange,
): RawBuilder<unknown> {
  const words =
    engineOf(database) === 'sqlite'
      ? sql`json_each(document.words) as entry`
      : sql`json_each_text(document.words::json) as entry (key, value)`
  const word = engineOf(database) === 'sqlite' ? sql`entry.key` : sql`entry.key collate "C"`
  return sql`(
    select document.website_id, document.noun, document.noun_id, ${word} as word, cast(entry.value as integer) as weight
    from search_documents as document cross join ${words}
    where document.website_id = ${websiteId} and document.noun = ${noun}
      and document.noun_id >= ${firstId} and document.noun_id <= ${lastId}
  ) as postings`
}
