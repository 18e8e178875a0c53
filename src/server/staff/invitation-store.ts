import { recordChange } from '#server/changes/record-change.ts'
import { countTry } from '#server/guard/failed-tries.ts'
import { newId } from '#server/identifiers.ts'
import { deleteSelected } from '#server/jobs/delete-selected.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import type { Role } from '#shared/roles/rules.ts'
import { checkInvitation } from '#shared/staff/rules.ts'
import { INVITATION_DAYS, type Invitation } from '#shared/staff/schema.ts'
import { invitationLog } from './change-log.ts'
import { listStaff, lockStaff } from './staff-store.ts'

/** The most emails to one address within a quarter of an hour: nobody’s mailbox is flooded. */
const EMAILS_AT_MOST = 5
/** Days for which an expired invitation is listed, so that it can be sent again. */
const LISTED_DAYS = 30

/** The open invitations of a website, the newest first; also expired ones. */
export async function listInvitations({ database, websiteId }: Scope): Promise<Invitation[]> {
  const rows = await database
    .selectFrom('staff_invitations as invitation')
    .leftJoin('users', 'users.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'invitation.sent_at', 'invitation.expires_at'])
    .select('users.name as invited_by')
    .where('invitation.website_id', '=', websiteId)
    .orderBy('invitation.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role as Role,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    invitedBy: row.invited_by ?? '',
  }))
}

/** The people who work on a website, and those who are invited. */
export async function countPeople(scope: Scope): Promise<number> {
  return (await listStaff(scope)).length + (await listInvitations(scope)).length
}

interface NewInvitation {
  readonly by: string
  readonly email: string
  readonly role: Role
  readonly tokenHash: string
}

/** Invites someone. An expired invitation of the address is replaced. */
export async function invite(
  scope: ChangeScope,
  { by, email, role, tokenHash }: NewInvitation,
  batchId: string,
): Promise<
  Result<
    Invitation,
    'invitation-pending' | 'not-permitted' | 'rate-limited' | 'staff-already' | 'staff-limit' | 'staff-rights'
  >
> {
  const { database, websiteId } = scope
  const team = await lockStaff(scope)
  const checked = checkInvitation(team, by, role)
  if (!checked.ok) return checked
  if (team.some((one) => one.email === email)) return fail('staff-already')
  const now = Date.now()
  const invitations = await listInvitations(scope)
  const former = invitations.find((one) => one.email === email)
  if (former && former.expiresAt > now) return fail('invitation-pending')
  if (former) await deleteInvitation(scope, former.id)
  if (team.length + invitations.length - (former ? 1 : 0) >= limits.staff) return fail('staff-limit')
  const counted = await countTry(database, triesOf(websiteId, email), EMAILS_AT_MOST, now)
  if (!counted.ok) return counted
  const id = newId()
  const expiresAt = now + INVITATION_DAYS * DAY_MILLISECONDS
  await database
    .insertInto('staff_invitations')
    .values({
      ...{ website_id: websiteId, id, email, role, token_hash: tokenHash, invited_by: by },
      ...{ sent_at: now, expires_at: expiresAt },
    })
    .execute()
  await recordChange(scope, batchId, invitationLog, { nounId: id, before: null, after: { email, role } })
  return succeed({
    ...{ id, email, role, sentAt: now, expiresAt },
    invitedBy: team.find(({ userId }) => userId === by)?.name ?? '',
  })
}

const triesOf = (websiteId: string, email: string) => `staff invitation ${websiteId} ${email}`

/** Gives an invitation a new link, for the full time again. From now on it is the invitation of the person who renewed it. */
export async function renewInvitation(
  scope: ChangeScope,
  { by, invitationId, tokenHash }: { readonly by: string; readonly invitationId: string; readonly tokenHash: string },
): Promise<Result<Invitation, 'invitation-not-found' | 'not-permitted' | 'rate-limited' | 'staff-rights'>> {
  const found = await findOpen(scope, by, invitationId)
  if (!found.ok) return found
  const now = Date.now()
  const counted = await countTry(scope.database, triesOf(scope.websiteId, found.value.email), EMAILS_AT_MOST, now)
  if (!counted.ok) return counted
  const expiresAt = now + INVITATION_DAYS * DAY_MILLISECONDS
  await scope.database
    .updateTable('staff_invitations')
    .set({ token_hash: tokenHash, invited_by: by, sent_at: now, expires_at: expiresAt })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', invitationId)
    .execute()
  return succeed((await listInvitations(scope)).find(({ id }) => id === invitationId)!)
}

/** Changes the role that an invitation gives; its link stays. */
export async function changeInvitation(
  scope: ChangeScope,
  { by, invitationId, role }: { readonly by: string; readonly invitationId: string; readonly role: Role },
  batchId: string,
): Promise<Result<undefined, 'invitation-not-found' | 'not-permitted' | 'staff-rights'>> {
  const found = await findOpen(scope, by, invitationId, role)
  if (!found.ok) return found
  const { email, role: former } = found.value
  if (role === former) return succeed(undefined)
  await scope.database
    .updateTable('staff_invitations')
    .set({ role })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', invitationId)
    .execute()
  const [before, after] = [
    { email, role: former as number },
    { email, role: role as number },
  ]
  await recordChange(scope, batchId, invitationLog, { nounId: invitationId, before, after })
  return succeed(undefined)
}

/** Revokes an invitation. */
export async function revokeInvitation(
  scope: ChangeScope,
  { by, invitationId }: { readonly by: string; readonly invitationId: string },
  batchId: string,
): Promise<Result<undefined, 'invitation-not-found' | 'not-permitted' | 'staff-rights'>> {
  const found = await findOpen(scope, by, invitationId)
  if (!found.ok) return found
  const { email, role } = found.value
  await deleteInvitation(scope, invitationId)
  await recordChange(scope, batchId, invitationLog, { nounId: invitationId, before: { email, role }, after: null })
  return succeed(undefined)
}

/** An invitation that the person may change, with the staff locked. @param role that it gets, if that changes */
async function findOpen(
  scope: ChangeScope,
  by: string,
  invitationId: string,
  role?: Role,
): Promise<Result<Invitation, 'invitation-not-found' | 'not-permitted' | 'staff-rights'>> {
  const team = await lockStaff(scope)
  const found = (await listInvitations(scope)).find(({ id }) => id === invitationId)
  if (!found) return fail('invitation-not-found')
  const before = checkInvitation(team, by, found.role)
  if (!before.ok) return before
  const after = checkInvitation(team, by, role ?? found.role)
  return after.ok ? succeed(found) : after
}

async function deleteInvitation({ database, websiteId }: Scope, id: string): Promise<void> {
  await database.deleteFrom('staff_invitations').where('website_id', '=', websiteId).where('id', '=', id).execute()
}

/** Deletes invitations that expired long ago. */
export async function deleteOldInvitations(
  { database, websiteId }: Scope,
  now: number,
  stopping: () => boolean,
): Promise<void> {
  const old = database
    .selectFrom('staff_invitations')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<', now - LISTED_DAYS * DAY_MILLISECONDS)
  await deleteSelected({ database, websiteId }, { from: 'staff_invitations', by: 'id', keys: old }, stopping)
}
