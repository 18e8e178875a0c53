import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { tagsOf, writeTags } from '#server/tags/tag-store.ts'
import { customerExemption } from '#server/tax-exemptions/documents.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import type { updateCustomerCall } from '#shared/customers/api.ts'
import type { CustomerContent } from '#shared/customers/schema.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type CustomerSnapshot, customerLog } from './change-log.ts'
import { addCustomerEvent, type CustomerRow, emailsOf, lockCustomer } from './customer-store.ts'
import { customerAddresses } from './documents.ts'
import { customerSearchKey } from './search-key.ts'

/** A customer as the log stores it. */
export const snapshotOf = async (scope: Scope, row: CustomerRow): Promise<CustomerSnapshot> => ({
  id: row.id,
  email: row.email,
  emails: await emailsOf(scope, row),
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  note: row.note,
  tags: await tagsOf(scope, 'customer_tags', row.id),
  taxExemption: row.tax_exemption === null ? null : customerExemption.read(row.tax_exemption),
  country: row.country,
  source: row.source,
  createdAt: row.created_at,
  addresses: customerAddresses.read(row.addresses),
  groupId: row.group_id,
})

/** Saves a customer over the revision that was opened. @returns false when nothing was different */
export async function updateCustomer(
  scope: ChangeScope,
  customerId: string,
  by: string,
  { revision, ...content }: BodyOf<typeof updateCustomerCall>,
  batchId: string,
): Promise<Result<boolean, 'customer-not-found' | 'edit-conflict'>> {
  const row = await lockCustomer(scope, customerId)
  if (!row) return fail('customer-not-found')
  if (row.revision !== revision) return fail('edit-conflict')
  return succeed(await changeContent(scope, row, by, content, batchId))
}

/** Changes what an owner can change about a locked customer, with its timeline and log. */
async function changeContent(
  scope: ChangeScope,
  row: CustomerRow,
  by: string,
  given: CustomerContent,
  batchId: string,
): Promise<boolean> {
  const before = await snapshotOf(scope, row)
  const content = { ...given, tags: [...new Set(given.tags)].toSorted() }
  const after: CustomerSnapshot = { ...before, ...content }
  if (isDeepStrictEqual({ ...before, tags: before.tags.toSorted() }, after)) return false
  await writeContent(scope, row, before.emails, content)
  const isNamed = (['firstName', 'lastName', 'phone'] as const).some((name) => before[name] !== after[name])
  if (isNamed) await addCustomerEvent(scope, row.id, { kind: 'details-changed', by, text: '' })
  if (before.note !== after.note) await addCustomerEvent(scope, row.id, { kind: 'note-changed', by, text: after.note })
  if (!isDeepStrictEqual(before.tags.toSorted(), after.tags))
    await addCustomerEvent(scope, row.id, { kind: 'tags-changed', by, text: after.tags.join(', ') })
  if (!isDeepStrictEqual(before.taxExemption, after.taxExemption))
    await addCustomerEvent(scope, row.id, { kind: 'tax-exemption-changed', by, text: eventText(after.taxExemption) })
  await recordChange(scope, batchId, customerLog, { nounId: row.id, before, after })
  return true
}

/** An exemption in the timeline; '' where it was removed. */
const eventText = (exemption: CustomerContent['taxExemption']): string =>
  exemption ? [exemption.reason, exemption.certificate, exemption.endsOn].filter(Boolean).join(', ') : ''

/** Writes the content of a customer who has these addresses, and raises the revision. */
export async function writeContent(
  scope: ChangeScope,
  { id }: Pick<CustomerRow, 'id'>,
  emails: readonly string[],
  { firstName, lastName, phone, note, tags, taxExemption }: CustomerContent,
): Promise<void> {
  await scope.database
    .updateTable('customers')
    .set((set) => ({
      first_name: firstName,
      last_name: lastName,
      phone,
      note,
      tax_exemption: taxExemption && customerExemption.write(taxExemption),
      search_key: customerSearchKey({ emails, firstName, lastName, phone }),
      revision: set('revision', '+', 1),
      updated_at: Date.now(),
    }))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', id)
    .execute()
  await writeTags(scope, 'customer_tags', id, tags)
  await noteEvents(scope, [{ type: 'customer.updated', subjectId: id }])
}
