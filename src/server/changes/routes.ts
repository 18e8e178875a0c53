import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { getChangeCall, listChangesCall, undoBatchCall } from '#shared/changes/schema.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { listChanges } from './list-changes.ts'
import { beyondRole, mayUndo, seesChanges } from './may-undo.ts'
import { readChange } from './read-change.ts'
import { undoAction } from './undo-action.ts'
import { nounsOf } from './undo-batch.ts'

/** The change log, and undoing. */
export function changeRoutes(services: Services): void {
  const { serve } = services
  const { undoers } = services.undoing

  serve(listChangesCall, async ({ website, staff, query }) => {
    const { since, until, ...rest } = query
    const { timeZone } = website.settings
    const from = since === undefined ? undefined : beginningOfDay(since, timeZone)
    const to = until === undefined ? undefined : beginningOfDay(dayAfter(until), timeZone)
    const scope = reading(services, website)
    const listed = await listChanges(scope, undoers, { ...rest, from, to }, staff.role)
    // Who sees no changes has no one to choose from.
    return succeed({ ...listed, people: seesChanges(undoers, staff.role) ? await peopleOf(scope) : [] })
  })

  serve(getChangeCall, async ({ website, staff, parameters }) => {
    const change = await readChange(
      reading(services, website),
      services.undoing,
      website,
      parameters.batchId,
      staff.role,
    )
    return change ? succeed(change) : fail('change-not-found')
  })

  serve(undoBatchCall, async ({ website, staff, parameters }) => {
    const scope = reading(services, website)
    const nouns = await nounsOf(scope, parameters.batchId)
    if (nouns.some((noun) => undoers[noun] && !mayUndo(undoers, staff.role, noun))) return fail('not-permitted')
    if ((await beyondRole(scope, undoers, staff.role, [parameters.batchId])).size > 0) return fail('not-permitted')
    return undoAction(services, website, staff, parameters.batchId)
  })
}

/** The people of a site, by name. */
function peopleOf({ database, websiteId }: Scope): Promise<{ id: string; name: string }[]> {
  return database
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id', 'users.name'])
    .where('staff.website_id', '=', websiteId)
    .orderBy('users.name')
    .limit(100)
    .execute()
}
