import { ownerChange } from '#server/changes/owner-change.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { changeAccountCall } from '#shared/sign-in/schema.ts'
import { provePassword } from './authenticate.ts'
import { accountLog } from './change-log.ts'
import { describeStaff } from './describe-staff.ts'

/** Changes of people to their own account. The change log lists them; only they can revert them. */
export function accountRoutes(services: Services): void {
  const { serve } = services

  serve(changeAccountCall, async ({ request, website, staff, body }) => {
    const { name, email, currentPassword } = body
    const user = { id: staff.userId, name: staff.name, email: staff.email }
    if (email !== user.email) {
      const proved = await provePassword(services, staff, currentPassword)
      if (!proved.ok) return proved
    }
    return ownerChange(
      services,
      { website, staff },
      (scope, batchId) => saveAccount(scope, user, { name, email }, batchId),
      () => describeStaff({ ...staff, name, email }, website, request.host),
    )
  })
}

async function saveAccount(
  scope: ChangeScope,
  before: { readonly id: string; readonly name: string; readonly email: string },
  { name, email }: { readonly name: string; readonly email: string },
  batchId: string,
): Promise<Result<void, 'invalid-fields'>> {
  if (name === before.name && email === before.email) return succeed(undefined)
  const taken = await scope.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', before.id)
    .executeTakeFirst()
  if (taken) return fail('invalid-fields', { errors: { email: 'This email address is already in use.' } })
  await scope.database.updateTable('users').set({ name, email }).where('id', '=', before.id).execute()
  // Reset links were sent to the old address.
  if (email !== before.email) {
    await scope.database.deleteFrom('password_resets').where('user_id', '=', before.id).execute()
  }
  await recordChange(scope, batchId, accountLog, {
    nounId: before.id,
    before: { title: before.name, email: before.email },
    after: { title: name, email },
  })
  return succeed(undefined)
}
