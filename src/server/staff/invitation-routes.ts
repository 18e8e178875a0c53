import { newBatchId } from '#server/changes/record-change.ts'
import { hashOf } from '#server/identifiers.ts'
import { completeSignIn } from '#server/people/complete-sign-in.ts'
import type { Services } from '#server/services.ts'
import { changing } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import type { Role } from '#shared/roles/rules.ts'
import { acceptInvitationCall, readInvitationCall } from '#shared/staff/schema.ts'
import { acceptInvitation, accountOf, findInvitation, readyAccount } from './accept-invitation.ts'

/** The link of an invitation. Without its token, nothing is said about any address. */
export function invitationRoutes(services: Services): void {
  const { serve, database } = services

  serve(readInvitationCall, async ({ website, body }) => {
    const found = await findInvitation(database, website.id, hashOf(body.token))
    if (!found) return fail('invitation-over')
    const account = await accountOf(database, found.email)
    return succeed({
      ...{ email: found.email, role: found.role as Role, invitedBy: found.invited_by ?? '' },
      hasAccount: account?.isInUse ?? false,
    })
  })

  serve(acceptInvitationCall, async ({ request, reply, website, body }) => {
    const tokenHash = hashOf(body.token)
    const found = await findInvitation(database, website.id, tokenHash)
    if (!found) return fail('invitation-over')
    const { name, password } = body
    const ready = await readyAccount(services, request, website, { email: found.email, name, password })
    if (!ready.ok) return ready
    const accepted = await changing(services, website, { userId: ready.value.userId }, (scope) =>
      acceptInvitation(scope, tokenHash, ready.value, newBatchId()),
    )
    if (!accepted.ok) return accepted
    const { userId: id, passwordHash: password_hash } = ready.value
    const person = { id, email: found.email, name: ready.value.name, password_hash }
    return succeed(await completeSignIn(services, person, accepted.value, { website, request, reply }))
  })
}
