import { recordChange } from '#server/changes/record-change.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import { hashOf, newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { SubscriberSource } from '#shared/newsletter/schema.ts'
import { subscriberLog } from './change-log.ts'
import { subscriberSearchKey } from './join-list.ts'
import { readList } from './list-store.ts'
import { arrivalColumns, arrivalOf } from './numbers/arrivals.ts'
import { addCounted } from './numbers/sums.ts'
import { recordSubscriptionEvent } from './subscription-events.ts'

/** Someone whom an owner adds to a list. */
export interface Newcomer {
  /** In lower case. */
  readonly email: string
  readonly name: string
}

/** The status of an address before it is added to a list. */
export type Standing = 'new' | 'known' | 'left'

/**
 * The status of addresses on a list. Someone who left any list of the site, and is on none voluntarily now, has left:
 * an owner cannot add them again.
 */
export async function standingsOf(
  { database, websiteId }: Scope,
  listId: string,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const standings = new Map<string, Standing>()
  for (const piece of inPieces(emails)) {
    const rows = await database
      .selectFrom('newsletter_subscribers')
      .select(['email', 'list_id', 'state'])
      .where('website_id', '=', websiteId)
      .where('email', 'in', piece)
      .execute()
    const refusals = await database
      .selectFrom('newsletter_refusals')
      .select('email_hash')
      .where('website_id', '=', websiteId)
      .where('email_hash', 'in', piece.map(hashOf))
      .execute()
    const refused = new Set(refusals.map((row) => row.email_hash))
    for (const email of piece) {
      const theirs = rows.filter((row) => row.email === email)
      const here = theirs.find((row) => row.list_id === listId)
      const hasLeft = theirs.some((row) => row.state === 'unsubscribed') || refused.has(hashOf(email))
      const isOnOne = theirs.some((row) => row.state === 'confirmed')
      if (here && here.state !== 'unsubscribed') standings.set(email, 'known')
      else standings.set(email, here || (hasLeft && !isOnOne) ? 'left' : 'new')
    }
  }
  return standings
}

/** Adds someone to a list by hand. @returns the subscriber's id */
export async function addSubscriber(
  scope: ChangeScope,
  { listId, note, language, ...newcomer }: Newcomer & Pick<Addition, 'listId' | 'note' | 'language'>,
  batchId: string,
): Promise<Result<string, 'list-not-found' | 'subscriber-exists' | 'subscriber-left'>> {
  const list = await readList(scope, listId)
  if (!list) return fail('list-not-found')
  const standing = (await standingsOf(scope, listId, [newcomer.email])).get(newcomer.email)
  if (standing === 'left') return fail('subscriber-left')
  const [id] = await insertSubscribers(scope, [newcomer], { listId, note, language, source: 'hand' })
  if (!id) return fail('subscriber-exists')
  const after = { what: 'added', count: 1, list: list.name } as const
  await recordChange(scope, batchId, subscriberLog, { nounId: id, before: null, after })
  return succeed(id)
}

interface Addition {
  readonly listId: string
  /** The owner's statement about their consent. */
  readonly note: string
  readonly source: Extract<SubscriberSource, 'hand' | 'import'>
  readonly language: string
}

/** Inserts new subscribers as confirmed, on the owner's responsibility. @returns ids of those who were not there */
export async function insertSubscribers(
  scope: ChangeScope,
  newcomers: readonly Newcomer[],
  { listId, note, source, language }: Addition,
): Promise<string[]> {
  const now = Date.now()
  const { timeZone } = await scope.settings()
  const arrival = arrivalOf({ at: now, source, formId: null, pagePath: '' }, timeZone)
  const ids: string[] = []
  for (const piece of inPieces(newcomers)) {
    const written = await scope.database
      .insertInto('newsletter_subscribers')
      .values(
        piece.map(({ email, name }) => ({
          website_id: scope.websiteId,
          id: newId(),
          list_id: listId,
          email,
          name,
          state: 'confirmed' as const,
          source,
          language,
          search_key: subscriberSearchKey(email, name),
          created_at: now,
          updated_at: now,
          confirmed_at: now,
          unsubscribed_at: null,
          ...arrivalColumns(arrival),
        })),
      )
      .onConflict((conflict) => conflict.columns(['website_id', 'list_id', 'email']).doNothing())
      .returning('id')
      .execute()
    const added = written.map((row) => row.id)
    const kind = source === 'hand' ? 'added' : 'imported'
    await recordSubscriptionEvent(scope, added, { kind, at: now, words: note })
    await addCounted(
      scope,
      added.map(() => ({ what: 'added', at: arrival })),
    )
    ids.push(...added)
  }
  return ids
}
