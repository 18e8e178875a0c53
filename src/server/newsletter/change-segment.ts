import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { newsletterLimits } from '#shared/newsletter/schema.ts'
import { segmentLog } from './change-log.ts'
import { lockLists, readList } from './list-store.ts'
import {
  countSegments,
  lockSegment,
  removeSegment,
  type SavedSegment,
  tidyFilter,
  writeSegment,
} from './segment-store.ts'

/** Saves a filter under a name, new or with the id of a deleted segment. @returns its id */
export async function insertSegment(
  scope: ChangeScope,
  segment: Omit<SavedSegment, 'id'> & { readonly id?: string },
  batchId: string,
): Promise<Result<string, 'segment-limit' | 'list-not-found'>> {
  // Serialized, so that only one of two parallel requests gets the last place, and no list is deleted meanwhile.
  await lockLists(scope)
  if ((await countSegments(scope)) >= newsletterLimits.segments) return fail('segment-limit')
  return write(scope, null, { id: newId(), ...segment, filter: tidyFilter(segment.filter) }, batchId)
}

/** Changes a segment's name or filter. @returns whether anything was different */
export async function saveSegment(
  scope: ChangeScope,
  segment: SavedSegment,
  batchId: string,
): Promise<Result<boolean, 'segment-not-found' | 'list-not-found'>> {
  await lockLists(scope)
  const before = await lockSegment(scope, segment.id)
  if (!before) return fail('segment-not-found')
  const after = { ...segment, filter: tidyFilter(segment.filter) }
  if (isDeepStrictEqual(before, after)) return succeed(false)
  const written = await write(scope, before, after, batchId)
  return written.ok ? succeed(true) : written
}

/** Deletes a segment. */
export async function deleteSegment(
  scope: ChangeScope,
  segmentId: string,
  batchId: string,
): Promise<Result<void, 'segment-not-found'>> {
  const before = await lockSegment(scope, segmentId)
  if (!before) return fail('segment-not-found')
  await removeSegment(scope, segmentId)
  await record(scope, batchId, before, null)
  return succeed(undefined)
}

async function write(
  scope: ChangeScope,
  before: SavedSegment | null,
  after: SavedSegment,
  batchId: string,
): Promise<Result<string, 'list-not-found'>> {
  const { listId } = after.filter
  if (listId !== undefined && !(await readList(scope, listId))) return fail('list-not-found')
  await writeSegment(scope, after)
  await record(scope, batchId, before, after)
  return succeed(after.id)
}

function record(scope: ChangeScope, batchId: string, before: SavedSegment | null, after: SavedSegment | null) {
  return recordChange(scope, batchId, segmentLog, { nounId: (after ?? before)!.id, before, after })
}
