import { recordChange } from '#server/changes/record-change.ts'
import { engineOf } from '#server/database/engine.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { endSessionsOfRemoved } from '#server/sign-in/sessions.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { may, type Role } from '#shared/roles/rules.ts'
import { checkLeaving, checkRoleChange, type RoleChange } from '#shared/staff/rules.ts'
import type { StaffMember } from '#shared/staff/schema.ts'
import { staffLog } from './change-log.ts'
import { revokeInvitationsOf } from './revoke-invitations-of.ts'

/** The people who work on a website, in the order in which they joined. */
export async function listStaff({ database, websiteId }: Scope): Promise<StaffMember[]> {
  const rows = await database
    .selectFrom('staff')
    .innerJoin('users', 'users.id', 'staff.user_id')
    .select(['users.id', 'users.name', 'users.email', 'staff.role', 'staff.created_at'])
    .select((one) =>
      one
        .selectFrom('sessions')
        .select((session) => session.fn.max('sessions.last_seen_at').as('seen'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('last_seen_at'),
    )
    .where('staff.website_id', '=', websiteId)
    .orderBy('staff.created_at')
    .orderBy('users.id')
    .execute()
  return rows.map((row) => ({
    userId: row.id,
    name: row.name,
    email: row.email,
    role: row.role as Role,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at === null ? null : Number(row.last_seen_at),
  }))
}

/**
 * The people, locked until the commit: of two administrators who remove each other at the same time, the second one is
 * no longer an administrator.
 */
export async function lockStaff(scope: ChangeScope): Promise<StaffMember[]> {
  const { database, websiteId } = scope
  if (engineOf(database) === 'postgres') {
    const rows = database.selectFrom('staff').select('user_id').where('website_id', '=', websiteId)
    await rows.orderBy('user_id').forUpdate().execute()
  }
  return listStaff(scope)
}

/** Gives someone another role. Invitations of someone who may no longer invite are revoked. */
export async function changeRole(scope: ChangeScope, change: RoleChange & { readonly role: Role }, batchId: string) {
  const checked = checkRoleChange(await lockStaff(scope), change)
  if (!checked.ok) return checked
  const { userId, name, email, role } = checked.value
  if (role === change.role) return succeed(undefined)
  await scope.database
    .updateTable('staff')
    .set({ role: change.role })
    .where('website_id', '=', scope.websiteId)
    .where('user_id', '=', userId)
    .execute()
  if (!may(change.role, 'staff.manage')) await revokeInvitationsOf(scope, userId, batchId)
  const before = { name, email, role: role as number }
  await recordChange(scope, batchId, staffLog, { nounId: userId, before, after: { ...before, role: change.role } })
  return succeed(undefined)
}

/** Removes someone and signs them out. */
export async function removeStaff(scope: ChangeScope, change: Omit<RoleChange, 'role'>, batchId: string) {
  const checked = checkRoleChange(await lockStaff(scope), { ...change, role: null })
  return checked.ok ? takeOut(scope, checked.value, batchId) : checked
}

/** Lets someone go who wants to. */
export async function leaveStaff(scope: ChangeScope, userId: string, batchId: string) {
  const checked = checkLeaving(await lockStaff(scope), userId)
  return checked.ok ? takeOut(scope, checked.value, batchId) : checked
}

/** Their account stays: the history names it, and it may belong to other websites. Their invitations are revoked. */
async function takeOut(
  scope: ChangeScope,
  { userId, name, email, role }: StaffMember,
  batchId: string,
): Promise<Result<undefined, never>> {
  const { database, websiteId } = scope
  await database.deleteFrom('staff').where('website_id', '=', websiteId).where('user_id', '=', userId).execute()
  await endSessionsOfRemoved(database, { websiteId, userId })
  await revokeInvitationsOf(scope, userId, batchId)
  await recordChange(scope, batchId, staffLog, { nounId: userId, before: { name, email, role }, after: null })
  return succeed(undefined)
}
