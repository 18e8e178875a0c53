import type { Services } from '#server/services.ts'
import { checkNewPassword } from '#server/sign-in/check-new-password.ts'
import { createKnownDevices } from '#server/sign-in/known-devices.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
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
import { authenticate, provePassword } from './authenticate.ts'
import { completeSignIn, roleOf } from './complete-sign-in.ts'
import { describeStaff } from './describe-staff.ts'
import { firstOwnerOf } from './first-owner.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { isFromThisMachine } from './set-up-code.ts'
import { wasRemoved } from './was-removed.ts'

/**
 * Sign-in and sign-out, the list of sessions, and the password. The set-up of an empty installation is in `set-up.ts`.
 */
export function peopleRoutes(services: Services): void {
  const { app, serve, gates, database, websites, csrf } = services
  const devices = createKnownDevices(services.secret)

  /** Asked after the password: people without it must not learn that the account exists, or was removed. */
  async function roleHere(userId: string, websiteId: string) {
    const role = await roleOf(services, userId, websiteId)
    if (role !== null) return succeed(role)
    return fail((await wasRemoved(database, websiteId, userId)) ? 'staff-removed' : 'sign-in-refused')
  }

  serve(signInCall, async ({ request, reply, website, body }) => {
    const given = { email: body.email.toLowerCase(), password: body.password }
    const known = await authenticate(services, request, given, (userId) => roleHere(userId, website.id))
    if (!known.ok) return known
    const { user, opened } = known.value
    return succeed(await completeSignIn(services, user, opened, { website, request, reply }))
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
        wasRemoved: false,
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
      wasRemoved: staff === null && (await gates.wasRemoved(request, website)),
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
    const proved = await provePassword(services, staff, body.currentPassword)
    if (!proved.ok) return proved
    const user = proved.value
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
