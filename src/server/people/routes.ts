import type { Services } from '#server/services.ts'
import { type Attempt, createAttempts } from '#server/sign-in/attempts.ts'
import { checkNewPassword } from '#server/sign-in/check-new-password.ts'
import { createKnownDevices } from '#server/sign-in/known-devices.ts'
import { hashPassword, isPassword } from '#server/sign-in/passwords.ts'
import { endSessionOf } from '#server/sign-in/sessions.ts'
import { setPassword } from '#server/sign-in/set-password.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import {
  changePasswordCall,
  endSessionCall,
  listSessionsCall,
  signInCall,
  signOutCall,
  whoAmICall,
} from '#shared/sign-in/schema.ts'
import { completeSignIn, roleOf } from './complete-sign-in.ts'
import { describeStaff } from './describe-staff.ts'
import { firstOwnerOf } from './first-owner.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { isFromThisMachine } from './set-up-code.ts'

/**
 * Sign-in and sign-out, the list of sessions, and the password. The set-up of an empty installation is in `set-up.ts`.
 */
export function peopleRoutes(services: Services): void {
  const { app, serve, gates, database, websites, csrf } = services
  const attempts = createAttempts(database)
  const devices = createKnownDevices(services.secret)

  serve(signInCall, async ({ request, reply, website, body }) => {
    const email = body.email.toLowerCase()
    const user = await database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
    const device = user ? devices.deviceOf(user, request) : null
    const attempt: Attempt = device === null ? { email, address: request.ip } : { device }
    const begun = await attempts.begin(attempt)
    if (!begun.ok) return begun
    const isKnown = await isPassword(body.password, user?.password_hash ?? null)
    const role = isKnown && user ? await roleOf(services, user.id, website.id) : null
    if (!user || role === null) return fail('sign-in-refused')
    await attempts.succeeded(begun.value)
    return succeed(await completeSignIn(services, user, role, { website, request, reply }))
  })

  serve(signOutCall, async ({ website, request, reply }) => {
    await endSessionOf(database, request, reply)
    csrf.renew(request, reply, website.id, '')
    return succeed({})
  })

  // Not served by contract: an empty installation has no website to serve a contract for.
  app.get(whoAmICall.path, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const website = await websites.byHost(request.host)
    if (!website) {
      const needsSetUp = (await firstOwnerOf(database)) === null
      return {
        staff: null,
        member: null,
        needsSetUp,
        asksSetUpCode: needsSetUp && !isFromThisMachine(request),
        site: null,
      }
    }
    csrf.ensure(request, reply, website.id)
    const found = await gates.staffOf(request, website)
    const staff = found && describeStaff(found, website, request.host)
    return {
      staff,
      member: staff,
      needsSetUp: false,
      asksSetUpCode: false,
      site: { title: website.title, canSendEmail: website.canSendEmail },
    }
  })

  serve(listSessionsCall, async ({ staff }) => succeed({ sessions: await listOwnSessions(database, staff) }))

  serve(endSessionCall, async ({ staff, parameters }) => {
    await endOwnSession(database, staff.userId, parameters.sessionId)
    return succeed({})
  })

  serve(changePasswordCall, async ({ request, reply, website, staff, body }) => {
    // Signed-in users have a separate count of failures: those of other people must not block a change of the password.
    const attempt: Attempt = { device: staff.sessionHash }
    const begun = await attempts.begin(attempt)
    if (!begun.ok) return begun
    const user = await database.selectFrom('users').selectAll().where('id', '=', staff.userId).executeTakeFirstOrThrow()
    if (!(await isPassword(body.currentPassword, user.password_hash))) return fail('sign-in-refused')
    await attempts.succeeded(begun.value)
    const owner = { email: user.email, names: [user.name, website.title] }
    const checked = await checkNewPassword('newPassword', body.newPassword, owner)
    if (!checked.ok) return checked
    const passwordHash = await hashPassword(body.newPassword)
    await database
      .transaction()
      .execute((transaction) => setPassword(transaction, user.id, passwordHash, staff.sessionHash))
    devices.remember({ ...user, password_hash: passwordHash }, request, reply)
    return succeed({})
  })
}
