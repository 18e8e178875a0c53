import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { may, permissions, roles } from '#shared/roles/rules.ts'

/** Someone who works on a website. */
export interface TeamMember {
  readonly userId: string
  readonly role: number
}

/** Whether someone with a role can give another one: nobody gives more than they have. */
export const mayGive = (role: number, other: number): boolean =>
  may(role, 'staff.manage') && permissions.every((one) => !may(other, one) || may(role, one))

/** Whether the person can invite people into a role. They may have lost theirs a moment ago. */
export function checkInvitation(
  team: readonly TeamMember[],
  by: string,
  role: number,
): Result<undefined, 'not-permitted' | 'staff-rights'> {
  const caller = team.find(({ userId }) => userId === by)
  if (!caller || !may(caller.role, 'staff.manage')) return fail('not-permitted')
  return mayGive(caller.role, role) ? succeed(undefined) : fail('staff-rights')
}

/** A change of somebody's role; null takes it away. */
export interface RoleChange {
  readonly by: string
  readonly userId: string
  readonly role: number | null
}

/** Whether someone can change the role of a person, or remove them. Nobody changes themselves. */
export function checkRoleChange<Member extends TeamMember>(
  team: readonly Member[],
  { by, userId, role }: RoleChange,
): Result<Member, 'last-admin' | 'not-permitted' | 'staff-not-found' | 'staff-rights' | 'staff-self'> {
  const caller = team.find((one) => one.userId === by)
  if (!caller || !may(caller.role, 'staff.manage')) return fail('not-permitted')
  const person = team.find((one) => one.userId === userId)
  if (!person) return fail('staff-not-found')
  if (userId === by) return fail('staff-self')
  if (!mayGive(caller.role, person.role) || (role !== null && !mayGive(caller.role, role))) return fail('staff-rights')
  return keepsAdmin(team, userId, role) ? succeed(person) : fail('last-admin')
}

/** Whether a person can leave by themselves: an administrator stays. */
export function checkLeaving<Member extends TeamMember>(
  team: readonly Member[],
  userId: string,
): Result<Member, 'last-admin' | 'staff-not-found'> {
  const person = team.find((one) => one.userId === userId)
  if (!person) return fail('staff-not-found')
  return keepsAdmin(team, userId, null) ? succeed(person) : fail('last-admin')
}

const keepsAdmin = (team: readonly TeamMember[], userId: string, role: number | null): boolean =>
  team.some((one) => (one.userId === userId ? role : one.role) === roles.admin)
