import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { createCustomerCall } from '#shared/customers/api.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { snapshotOf, writeContent } from './change-customer.ts'
import { customerLog } from './change-log.ts'
import { addCustomerEvent, findOrAddCustomer, lockCustomer } from './customer-store.ts'

/** Adds a customer before their first order. @returns the id; refused where someone has the email address */
export async function createCustomer(
  scope: ChangeScope,
  by: string,
  { email, ...content }: BodyOf<typeof createCustomerCall>,
  batchId: string,
): Promise<Result<string, 'customer-exists'>> {
  const { firstName, lastName, phone } = content
  const { customerId, isNew } = await findOrAddCustomer(scope, {
    ...{ email, firstName, lastName, phone, country: '', source: 'staff', createdAt: Date.now() },
  })
  if (!isNew) return fail('customer-exists')
  const added = (await lockCustomer(scope, customerId))!
  await writeContent(scope, added, [added.email], { ...content, tags: [...new Set(content.tags)].toSorted() })
  await addCustomerEvent(scope, customerId, { kind: 'added', by, text: '' })
  const after = await snapshotOf(scope, (await lockCustomer(scope, customerId))!)
  await recordChange(scope, batchId, customerLog, { nounId: customerId, before: null, after })
  return succeed(customerId)
}
