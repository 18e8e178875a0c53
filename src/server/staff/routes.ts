import type { FastifyRequest } from 'fastify'
import { ownerChange } from '#server/changes/owner-change.ts'
import type { Staff } from '#server/http/serve.ts'
import { hashOf, newToken } from '#server/identifiers.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import { provePassword } from '#server/people/authenticate.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { endSessionOf } from '#server/sign-in/sessions.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import type { Website } from '#server/websites/website.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/staff/schema.ts'
import { loadInvitationEmail } from './draw-invitation.ts'
import { changeInvitation, invite, listInvitations, renewInvitation, revokeInvitation } from './invitation-store.ts'
import { changeRole, leaveStaff, listStaff, removeStaff } from './staff-store.ts'

/** The people who work on a website, and invitations. */
export function staffRoutes(services: Services): void {
  const { serve } = services

  serve(api.listStaffCall, async ({ website }) => {
    const scope = reading(services, website)
    return succeed({ staff: await listStaff(scope), invitations: await listInvitations(scope) })
  })

  serve(api.inviteStaffCall, (call) =>
    send(services, call, (scope, tokenHash, batchId) =>
      invite(scope, { by: call.staff.userId, ...call.body, tokenHash }, batchId),
    ),
  )

  serve(api.resendInvitationCall, (call) =>
    send(services, call, (scope, tokenHash) =>
      renewInvitation(scope, { by: call.staff.userId, ...call.parameters, tokenHash }),
    ),
  )

  serve(api.changeInvitationCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      changeInvitation(scope, { by: call.staff.userId, ...call.parameters, ...call.body }, batchId),
    ),
  )

  serve(api.revokeInvitationCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      revokeInvitation(scope, { by: call.staff.userId, ...call.parameters }, batchId),
    ),
  )

  serve(api.changeStaffRoleCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      changeRole(scope, { by: call.staff.userId, ...call.parameters, ...call.body }, batchId),
    ),
  )

  serve(api.removeStaffCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      removeStaff(scope, { by: call.staff.userId, ...call.parameters }, batchId),
    ),
  )

  serve(api.leaveSiteCall, async (call) => {
    const { website, staff, request, reply, body } = call
    const proved = await provePassword(services, staff, body.currentPassword)
    if (!proved.ok) return proved
    const left = await ownerChange(services, call, (scope, batchId) => leaveStaff(scope, staff.userId, batchId))
    if (!left.ok) return left
    await endSessionOf(services.database, request, reply)
    services.csrf.renew(request, reply, website.id, '')
    return succeed({})
  })
}

interface SendingCall {
  readonly website: Website
  readonly staff: Staff
  readonly request: FastifyRequest
}

/** Writes an invitation with a new link, and emails it in the same transaction, or returns the link where no email is sent. */
async function send<Code extends string>(
  services: Services,
  { website, staff, request }: SendingCall,
  write: (scope: ChangeScope, tokenHash: string, batchId: string) => Promise<Result<api.Invitation, Code>>,
) {
  const { env } = services
  const origin = env.STUDIO_URL ? new URL(env.STUDIO_URL).origin : originOf(env, website, request)
  const token = newToken()
  // After '#', which no server and no log ever sees.
  const link = `${origin}/config/invitation#${token}`
  const draw = website.canSendEmail ? await loadInvitationEmail(website) : null
  return ownerChange(
    services,
    { website, staff },
    async (scope, batchId) => {
      const written = await write(scope, hashOf(token), batchId)
      if (written.ok && draw) {
        const { email: to, role } = written.value
        await writeEmail(env, scope, draw({ origin, link, to, role, by: staff.name }))
      }
      return written
    },
    (invitation) => ({ invitation, link: draw ? null : link }),
  )
}
