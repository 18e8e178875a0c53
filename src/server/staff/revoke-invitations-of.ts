import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { invitationLog } from './change-log.ts'

/**
 * Revokes the open invitations that a person sent who can no longer invite. Otherwise they could come back with one that
 * they sent to another address of their own.
 */
export async function revokeInvitationsOf(scope: ChangeScope, userId: string, batchId: string): Promise<void> {
  const revoked = await scope.database
    .deleteFrom('staff_invitations')
    .where('website_id', '=', scope.websiteId)
    .where('invited_by', '=', userId)
    .returning(['id', 'email', 'role'])
    .execute()
  for (const { id, email, role } of revoked)
    await recordChange(scope, batchId, invitationLog, { nounId: id, before: { email, role }, after: null })
}
