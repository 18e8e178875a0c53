import { recordChange } from '#server/changes/record-change.ts'
import { listForms } from '#server/forms/definition/form-store.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { DEFAULT_LIST_ID, newsletterLimits } from '#shared/newsletter/schema.ts'
import { type ListSnapshot, listLog } from './change-log.ts'
import { lockLists, readList, rememberRefusals } from './list-store.ts'
import { countSegments, segmentsOfList, writeSegment } from './segment-store.ts'

/** Creates a list. @returns its id */
export function createList(scope: ChangeScope, name: string, batchId: string) {
  return insertList(scope, { id: newId(), name, segments: [], subscribers: 0 }, batchId)
}

/** Restores a deleted list with the segments that were deleted with it. */
export async function restoreList(
  scope: ChangeScope,
  list: ListSnapshot,
  batchId: string,
): Promise<Result<string, 'list-limit' | 'segment-limit'>> {
  await lockLists(scope)
  const { segments } = list
  const hasRoom = segments.length === 0 || (await countSegments(scope)) + segments.length <= newsletterLimits.segments
  return hasRoom ? insertList(scope, list, batchId) : fail('segment-limit')
}

async function insertList(
  scope: ChangeScope,
  { id, name, segments }: ListSnapshot,
  batchId: string,
): Promise<Result<string, 'list-limit'>> {
  // Serialized, so that only one of two parallel requests gets the last place.
  await lockLists(scope)
  if ((await countLists(scope)) >= newsletterLimits.lists) return fail('list-limit')
  const now = Date.now()
  await scope.database
    .insertInto('newsletter_lists')
    .values({ website_id: scope.websiteId, id, name, created_at: now, updated_at: now })
    .execute()
  for (const segment of segments) await writeSegment(scope, segment)
  const after = { id, name, segments, subscribers: 0 }
  await recordChange(scope, batchId, listLog, { nounId: id, before: null, after })
  return succeed(id)
}

/** Renames a list. @returns whether the name is another one */
export async function renameList(
  scope: ChangeScope,
  listId: string,
  name: string,
  batchId: string,
): Promise<Result<boolean, 'list-not-found'>> {
  await lockLists(scope)
  const before = await readList(scope, listId)
  if (!before) return fail('list-not-found')
  if (before.name === name) return succeed(false)
  await scope.database
    .updateTable('newsletter_lists')
    .set({ name, updated_at: Date.now() })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', listId)
    .execute()
  const rest = { segments: [], subscribers: 0 }
  await recordChange(scope, batchId, listLog, {
    nounId: listId,
    before: { ...before, ...rest },
    after: { id: listId, name, ...rest },
  })
  return succeed(true)
}

type DeleteRefusal = 'list-not-found' | 'list-in-use' | 'list-not-empty'

/** Deletes a list that no form uses. @returns the number of subscribers that were deleted with it */
export async function deleteList(
  scope: ChangeScope,
  listId: string,
  options: { readonly withSubscribers: boolean },
  batchId: string,
): Promise<Result<number, DeleteRefusal | 'list-default'>> {
  return listId === DEFAULT_LIST_ID ? fail('list-default') : removeList(scope, listId, options, batchId)
}

/** Deletes any list but the site's own. That someone left it is remembered without their address. */
export async function removeList(
  scope: ChangeScope,
  listId: string,
  { withSubscribers }: { readonly withSubscribers: boolean },
  batchId: string,
): Promise<Result<number, DeleteRefusal>> {
  await lockLists(scope)
  const list = await readList(scope, listId)
  if (!list) return fail('list-not-found')
  const forms = await listForms(scope)
  if (forms.some((form) => form.storage.listId === listId)) return fail('list-in-use')
  const subscribers = await scope.database
    .selectFrom('newsletter_subscribers')
    .select(['email', 'state'])
    .where('website_id', '=', scope.websiteId)
    .where('list_id', '=', listId)
    .execute()
  if (!withSubscribers && subscribers.length > 0) return fail('list-not-empty')
  const left = subscribers.filter((one) => one.state === 'unsubscribed')
  await rememberRefusals(
    scope,
    left.map((one) => one.email),
  )
  // Its segments are deleted with it.
  const segments = await segmentsOfList(scope, listId)
  await scope.database
    .deleteFrom('newsletter_lists')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', listId)
    .execute()
  await recordChange(scope, batchId, listLog, {
    nounId: listId,
    before: { ...list, segments, subscribers: subscribers.length },
    after: null,
  })
  return succeed(subscribers.length)
}

/** The number of lists of a site. */
export async function countLists({ database, websiteId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom('newsletter_lists')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
