import type { FastifyRequest } from 'fastify'
import { recordChange } from '#server/changes/record-change.ts'
import { acrossWebsites } from '#server/database/across-websites.ts'
import { newId } from '#server/identifiers.ts'
import { authenticate } from '#server/people/authenticate.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { checkNewPassword } from '#server/sign-in/check-new-password.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
import { setPassword } from '#server/sign-in/set-password.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { passwordSchema } from '#shared/sign-in/schema.ts'
import { staffLog } from './change-log.ts'
import { lockStaff } from './staff-store.ts'

/** An invitation that can be accepted; undefined for other links. */
export function findInvitation(database: DatabaseQueries, websiteId: string, tokenHash: string) {
  return database
    .selectFrom('staff_invitations as invitation')
    .leftJoin('users', 'users.id', 'invitation.invited_by')
    .select(['invitation.email', 'invitation.role', 'users.name as invited_by'])
    .where('invitation.website_id', '=', websiteId)
    .where('invitation.token_hash', '=', tokenHash)
    .where('invitation.expires_at', '>', Date.now())
    .executeTakeFirst()
}

/** The account of an address in lower case, and whether it opens any website. */
export async function accountOf(database: DatabaseQueries, email: string) {
  const user = await database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  if (!user) return null
  const staff = database.selectFrom('staff').select('role').where('user_id', '=', user.id).limit(1)
  return { user, isInUse: (await staff.modifyEnd(acrossWebsites).executeTakeFirst()) !== undefined }
}

/** What somebody has proved, or set, to accept an invitation. */
export interface ReadyAccount {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  /** The password of the account before; null for one that is created. */
  readonly formerHash: string | null
  readonly isInUse: boolean
}

/**
 * Prepares the account for an invitation. One that is in use needs its password. One that opens no website anymore, like
 * that of somebody who was removed, gets a new name and password: nobody could reset the old one.
 */
export async function readyAccount(
  services: Services,
  request: FastifyRequest,
  website: Website,
  { email, name, password }: { readonly email: string; readonly name: string; readonly password: string },
): Promise<Result<ReadyAccount, 'invalid-fields' | 'sign-in-locked' | 'sign-in-refused'>> {
  const account = await accountOf(services.database, email)
  if (account?.isInUse) {
    const known = await authenticate(
      services,
      request,
      { email, password },
      async (): Promise<Result<null, never>> => succeed(null),
    )
    if (!known.ok) return known
    const { id, name: own, password_hash } = known.value.user
    const ready = { userId: id, email, name: own, passwordHash: password_hash, formerHash: password_hash }
    return succeed({ ...ready, isInUse: true })
  }
  if (name === '') return fail('invalid-fields', { errors: { name: 'Enter your name.' } })
  const mistake = passwordSchema.safeParse(password).error?.issues[0]?.message
  if (mistake) return fail('invalid-fields', { errors: { password: mistake } })
  const checked = await checkNewPassword('password', password, { email, names: [name, website.title] })
  if (!checked.ok) return checked
  return succeed({
    ...{ userId: account?.user.id ?? newId(), email, name, passwordHash: await hashPassword(password) },
    ...{ formerHash: account?.user.password_hash ?? null, isInUse: false },
  })
}

/** Uses an invitation: of two parallel requests one succeeds. @returns the role that the person has from now on */
export async function acceptInvitation(
  scope: ChangeScope,
  tokenHash: string,
  ready: ReadyAccount,
  batchId: string,
): Promise<Result<number, 'invitation-account-changed' | 'invitation-over'>> {
  const { database, websiteId } = scope
  const { userId, name, email } = ready
  const team = await lockStaff(scope)
  const used = await database
    .deleteFrom('staff_invitations')
    .where('website_id', '=', websiteId)
    .where('token_hash', '=', tokenHash)
    .where('email', '=', email)
    .where('expires_at', '>', Date.now())
    .returning('role')
    .executeTakeFirst()
  if (!used || team.some((one) => one.userId === userId)) return fail('invitation-over')
  if (!(await writeAccount(database, ready))) return fail('invitation-account-changed')
  await database
    .insertInto('staff')
    .values({ website_id: websiteId, user_id: userId, role: used.role, created_at: Date.now() })
    .execute()
  const after = { name, email, role: used.role }
  await recordChange(scope, batchId, staffLog, { nounId: userId, before: null, after })
  return succeed(used.role)
}

/** Creates or renews the account; false if it is not as it was when its password was checked. */
async function writeAccount(database: DatabaseQueries, ready: ReadyAccount): Promise<boolean> {
  const { userId, email, name, passwordHash, formerHash, isInUse } = ready
  const account = await accountOf(database, email)
  if ((account?.user.password_hash ?? null) !== formerHash || (account?.isInUse ?? false) !== isInUse) return false
  if (isInUse) return true
  const now = Date.now()
  if (account) {
    await database.updateTable('users').set({ name }).where('id', '=', userId).execute()
    await setPassword(database, userId, passwordHash)
    return true
  }
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('users')
    .values({ id: userId, email, name, password_hash: passwordHash, created_at: now, password_changed_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
