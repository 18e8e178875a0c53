import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { getChangeCall, listChangesCall, undoBatchCall } from '#shared/changes/schema.ts'
import { beginningOfDay, dayAfter } from '#shared/dates/days.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { may } from '#shared/roles/rules.ts'
import { listChanges } from './list-changes.ts'
import { beyondRole, mayUndo, seesChanges, undoableBy } from './may-undo.ts'
import { readChange } from './read-change.ts'
import { undoAction } from './undo-action.ts'
import { nounsOf } from './undo-batch.ts'
import type { Undoers } from './undoer.ts'

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
    return succeed({ ...listed, people: await peopleOf(scope, undoers, staff.role) })
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

/** The people of a site, by name; for roles that cannot manage the site, those who made changes that they see. */
async function peopleOf({ database, websiteId }: Scope, undoers: Undoers, role: number) {
  if (!seesChanges(undoers, role)) return []
  return database
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id', 'users.name'])
    .where('staff.website_id', '=', websiteId)
    .$if(!may(role, 'site.manage'), (people) =>
      people.where('users.id', 'in', ({ selectFrom }) =>
        selectFrom('change_batches as batch')
          .select('batch.user_id')
          .where('batch.website_id', '=', websiteId)
          .where('batch.api_key_id', 'is', null)
          .where('batch.noun', 'in', undoableBy(undoers, role)),
      ),
    )
    .orderBy('users.name')
    .limit(100)
    .execute()
}
