import { recordChanges } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { writeTags } from '#server/tags/tag-store.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import { customerLimits } from '#shared/customers/limits.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { tagLimits } from '#shared/tags/schema.ts'
import { snapshotOf, writeContent } from './change-customer.ts'
import { customerLog } from './change-log.ts'
import { addCustomerEvent, lockCustomer } from './customer-store.ts'
import { customerAddresses } from './documents.ts'

/**
 * Merges another customer into one: orders, email addresses, tags, notes and imported addresses move over, and the
 * other one is gone. What the one has of its own stays as it is.
 */
export async function mergeCustomers(
  scope: ChangeScope,
  { customerId, otherId, by }: { readonly customerId: string; readonly otherId: string; readonly by: string },
  batchId: string,
): Promise<Result<void, 'customer-not-found' | 'customer-same' | 'customer-emails-limit'>> {
  if (customerId === otherId) return fail('customer-same')
  // In the order of their ids, so that two merges of the same people do not wait for each other.
  const rows = []
  for (const id of [customerId, otherId].toSorted()) rows.push(await lockCustomer(scope, id))
  const one = rows.find((row) => row?.id === customerId)
  const other = rows.find((row) => row?.id === otherId)
  if (!one || !other) return fail('customer-not-found')
  const before = await snapshotOf(scope, one)
  const gone = await snapshotOf(scope, other)
  const emails = [...before.emails, ...gone.emails]
  if (emails.length > customerLimits.emails) return fail('customer-emails-limit')

  const isNameless = before.firstName === '' && before.lastName === ''
  const named = isNameless ? gone : before
  const after = {
    ...before,
    emails,
    firstName: named.firstName,
    lastName: named.lastName,
    phone: before.phone || gone.phone,
    country: before.country || gone.country,
    note: [before.note, gone.note].filter(Boolean).join('\n\n').slice(0, customerLimits.noteLength),
    taxExemption: before.taxExemption ?? gone.taxExemption,
    groupId: before.groupId ?? gone.groupId,
    tags: [...new Set([...before.tags, ...gone.tags])].toSorted().slice(0, tagLimits.most),
    addresses: [...before.addresses, ...gone.addresses],
  }
  const { database, websiteId } = scope
  const moved = { customer_id: customerId }
  await database
    .updateTable('orders')
    .set(moved)
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', otherId)
    .execute()
  await database
    .updateTable('customer_emails')
    .set(moved)
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', otherId)
    .execute()
  await writeTags(scope, 'customer_tags', otherId, [])
  await database.deleteFrom('customers').where('website_id', '=', websiteId).where('id', '=', otherId).execute()
  await noteEvents(scope, [{ type: 'customer.deleted', subjectId: otherId }])
  await writeContent(scope, one, emails, after)
  await database
    .updateTable('customers')
    .set({
      country: after.country,
      addresses: customerAddresses.write(after.addresses),
      created_at: Math.min(one.created_at, other.created_at),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', customerId)
    .execute()
  await addCustomerEvent(scope, customerId, { kind: 'merged', by, text: gone.emails.join(', ') })
  // The undo goes backwards: first the one gives back, then the other one returns.
  const changes = [
    { nounId: otherId, before: gone, after: null },
    { nounId: customerId, before, after: { ...after, createdAt: Math.min(one.created_at, other.created_at) } },
  ]
  await recordChanges(scope, batchId, customerLog, changes, 'merged')
  return succeed(undefined)
}
