import { hashOf } from '#server/identifiers.ts'
import type { Services } from '#server/services.ts'
import { checkNewPassword } from '#server/sign-in/check-new-password.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
import { setPassword } from '#server/sign-in/set-password.ts'
import { changing } from '#server/stores.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { settledOriginOf } from '#server/websites/origin.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { requestPasswordResetCall, resetPasswordCall } from '#shared/sign-in/schema.ts'
import { completeSignIn, roleOf } from './complete-sign-in.ts'
import { writeResetEmailJob } from './jobs.ts'

/** A forgotten password: the email, and its link. */
export function passwordResetRoutes(services: Services): void {
  const { serve, env, database } = services

  serve(requestPasswordResetCall, async ({ request, website, body }) => {
    const origin = env.STUDIO_URL ? new URL(env.STUDIO_URL).origin : settledOriginOf(env, website, request)
    const email = body.email.toLowerCase()
    await changing(services, website, null, (scope) =>
      scope.enqueue(writeResetEmailJob, { email, origin }, { uniqueKey: hashOf(email) }),
    )
    return succeed({})
  })

  serve(resetPasswordCall, async ({ request, reply, website, body }) => {
    const tokenHash = hashOf(body.token)
    const user = await findPerson(database, tokenHash)
    const role = user ? await roleOf(services, user.id, website.id) : null
    if (!user || role === null) return fail('reset-link-over')
    const owner = { email: user.email, names: [user.name, website.title] }
    const checked = await checkNewPassword('newPassword', body.newPassword, owner)
    if (!checked.ok) return checked
    const password_hash = await hashPassword(body.newPassword)
    const isSet = await changing(services, website, null, (scope) =>
      useLink(scope.database, tokenHash, user.id, password_hash),
    )
    if (!isSet) return fail('reset-link-over')
    return succeed(await completeSignIn(services, { ...user, password_hash }, role, { website, request, reply }))
  })
}

/** The account of a valid link. */
function findPerson(database: DatabaseQueries, tokenHash: string) {
  return database
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .selectAll('users')
    .where('password_resets.token_hash', '=', tokenHash)
    .where('password_resets.expires_at', '>', Date.now())
    .executeTakeFirst()
}

/** Uses a link for a new password; of two parallel requests one succeeds. */
async function useLink(
  transaction: DatabaseQueries,
  tokenHash: string,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  const used = transaction.deleteFrom('password_resets').where('token_hash', '=', tokenHash)
  if ((await used.executeTakeFirst()).numDeletedRows !== 1n) return false
  await setPassword(transaction, userId, passwordHash)
  return true
}
