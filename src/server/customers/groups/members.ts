import type { KeyObject } from 'node:crypto'
import { recordChanges } from '#server/changes/record-change.ts'
import { groupLinkToken } from '#server/customer-groups/group-link.ts'
import { readGroup } from '#server/customer-groups/group-store.ts'
import { hashOf } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { GroupMember } from '#shared/customer-groups/api.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { snapshotOf } from '../change-customer.ts'
import { type CustomerSnapshot, customerLog } from '../change-log.ts'
import { addCustomerEvent, findOrAddCustomer, lockCustomer } from '../customer-store.ts'

/** Customers of a group that its page shows. */
const MEMBERS_SHOWN = 200

/** The first customers of a group by email address, and how many there are. */
export async function listMembers(
  { database, websiteId }: Scope,
  groupId: string,
): Promise<{ members: GroupMember[]; memberCount: number }> {
  const ofGroup = database.selectFrom('customers').where('website_id', '=', websiteId).where('group_id', '=', groupId)
  const rows = await ofGroup
    .select(['id', 'email', 'first_name', 'last_name', 'group_link_hash', 'group_link_sent_at'])
    .orderBy('email')
    .limit(MEMBERS_SHOWN)
    .execute()
  const { count } = await ofGroup.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return {
    members: rows.map((row) => ({
      customerId: row.id,
      email: row.email,
      name: `${row.first_name} ${row.last_name}`.trim(),
      linkSentAt: row.group_link_hash === null ? null : row.group_link_sent_at,
    })),
    memberCount: Number(count),
  }
}

/**
 * Puts customers into a group by their email addresses; an address that nobody has becomes a customer. Each is in one
 * group. New customers are added in this change, but undoing it does not delete them: they leave the group.
 * @returns false when all of them were in the group already
 */
export async function addMembers(
  scope: ChangeScope,
  { groupId, emails, by }: { readonly groupId: string; readonly emails: readonly string[]; readonly by: string },
  batchId: string,
): Promise<Result<boolean, 'customer-group-not-found'>> {
  const group = await readGroup(scope, groupId)
  if (!group) return fail('customer-group-not-found')
  const ids = new Set<string>()
  // In the order of the addresses, so that two changes with the same people do not wait for each other.
  for (const email of [...new Set(emails.map((one) => one.trim().toLowerCase()))].toSorted()) {
    const added = { email, firstName: '', lastName: '', phone: '', country: '', source: 'import' as const }
    const { customerId, isNew } = await findOrAddCustomer(scope, { ...added, createdAt: Date.now() })
    if (isNew) await addCustomerEvent(scope, customerId, { kind: 'created', by, text: '' })
    ids.add(customerId)
  }
  const changed = await moveToGroup(scope, [...ids].toSorted(), { group, by }, batchId)
  return succeed(changed > 0)
}

/** Takes a customer out of a group. The link works again if they return to it. */
export async function removeMember(
  scope: ChangeScope,
  { groupId, customerId, by }: { readonly groupId: string; readonly customerId: string; readonly by: string },
  batchId: string,
): Promise<Result<void, 'group-member-not-found'>> {
  const row = await lockCustomer(scope, customerId)
  if (row?.group_id !== groupId) return fail('group-member-not-found')
  await moveToGroup(scope, [customerId], { group: null, by }, batchId)
  return succeed(undefined)
}

/** @returns how many customers were in another group, or in none */
async function moveToGroup(
  scope: ChangeScope,
  customerIds: readonly string[],
  { group, by }: { readonly group: { readonly id: string; readonly name: string } | null; readonly by: string },
  batchId: string,
): Promise<number> {
  const changes: { nounId: string; before: CustomerSnapshot; after: CustomerSnapshot }[] = []
  const groupId = group?.id ?? null
  for (const id of customerIds) {
    const row = await lockCustomer(scope, id)
    if (!row || row.group_id === groupId) continue
    const before = await snapshotOf(scope, row)
    await scope.database
      .updateTable('customers')
      .set((set) => ({ group_id: groupId, revision: set('revision', '+', 1), updated_at: Date.now() }))
      .where('website_id', '=', scope.websiteId)
      .where('id', '=', id)
      .execute()
    await addCustomerEvent(scope, id, { kind: 'group-changed', by, text: group?.name ?? '' })
    changes.push({ nounId: id, before, after: { ...before, groupId } })
  }
  await recordChanges(scope, batchId, customerLog, changes)
  return changes.length
}

/**
 * Opens the link of a customer in a group. A link that works keeps its address.
 * @returns the address and the secret of the link
 */
export async function openGroupLink(
  scope: ChangeScope,
  secret: KeyObject,
  { groupId, customerId }: { readonly groupId: string; readonly customerId: string },
): Promise<Result<{ email: string; token: string }, 'group-member-not-found'>> {
  const row = await lockCustomer(scope, customerId)
  if (row?.group_id !== groupId) return fail('group-member-not-found')
  const token = groupLinkToken(secret, scope.websiteId, { customerId, number: row.group_link_number })
  await scope.database
    .updateTable('customers')
    .set({ group_link_hash: hashOf(token), group_link_sent_at: Date.now() })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', customerId)
    .execute()
  return succeed({ email: row.email, token })
}

/** Ends the link of a customer, in every browser that has opened it and in their carts. */
export async function withdrawGroupLink(
  scope: ChangeScope,
  { groupId, customerId }: { readonly groupId: string; readonly customerId: string },
): Promise<Result<void, 'group-member-not-found'>> {
  const row = await lockCustomer(scope, customerId)
  if (row?.group_id !== groupId) return fail('group-member-not-found')
  await scope.database
    .updateTable('customers')
    .set({ group_link_hash: null, group_link_sent_at: null, group_link_number: row.group_link_number + 1 })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', customerId)
    .execute()
  return succeed(undefined)
}
