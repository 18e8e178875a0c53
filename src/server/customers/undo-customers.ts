import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import type { ChangeScope } from '#server/scope.ts'
import { writeTags } from '#server/tags/tag-store.ts'
import { customerExemption } from '#server/tax-exemptions/documents.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { snapshotOf, writeContent } from './change-customer.ts'
import { type CustomerSnapshot, customerLog } from './change-log.ts'
import { addCustomerEvent, customerEmail, lockCustomer } from './customer-store.ts'
import { customerAddresses } from './documents.ts'
import { customerSearchKey } from './search-key.ts'

/**
 * Restores customers. A merged one returns with its addresses and the orders that were placed with them; an imported
 * one goes, unless it has ordered since.
 */
export const undoCustomers: Undoer<CustomerSnapshot> = {
  log: customerLog,
  permissions: ['orders.manage'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before, after } of changes) {
      const row = await lockCustomer(scope, nounId)
      const current = row && (await snapshotOf(scope, row))
      if (!isSame(current, after)) return fail('change-superseded')
      if (before === null) {
        if (row!.orders_count > 0 || !(await removeCustomer(scope, nounId))) return fail('change-superseded')
      } else if (row) {
        await writeContent(scope, row, before.emails, before)
        await writeRest(scope, before)
        const lost = after!.emails.filter((email) => !before.emails.includes(email))
        if (lost.length > 0) await addCustomerEvent(scope, nounId, { kind: 'separated', by: '', text: lost.join(', ') })
      } else await restoreCustomer(scope, before)
      const restored = before && (row ? before : { ...before, isSeparated: true })
      await recordChange(scope, batchId, customerLog, { nounId, before: current, after: restored })
    }
    return succeed(undefined)
  },
}

/** What undoing compares: the country follows later orders. */
const sorted = (customer: CustomerSnapshot | null) => {
  if (!customer) return null
  const { country: _, createdAt: __, isSeparated: ___, ...compared } = customer
  return { ...compared, emails: customer.emails.toSorted(), tags: customer.tags.toSorted() }
}
const isSame = (one: CustomerSnapshot | null, other: CustomerSnapshot | null) =>
  isDeepStrictEqual(sorted(one), sorted(other))

async function writeRest({ database, websiteId }: ChangeScope, customer: CustomerSnapshot): Promise<void> {
  await database
    .updateTable('customers')
    .set({
      country: customer.country,
      created_at: customer.createdAt,
      addresses: customerAddresses.write(customer.addresses),
      group_id: customer.groupId,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', customer.id)
    .execute()
}

/** A customer of the log with its own id, addresses and orders. */
async function restoreCustomer(scope: ChangeScope, customer: CustomerSnapshot): Promise<void> {
  const { database, websiteId } = scope
  const { id, emails, firstName, lastName, phone } = customer
  await insertRows(database, 'customers', [
    {
      website_id: websiteId,
      id,
      email: customer.email,
      first_name: firstName,
      last_name: lastName,
      phone,
      country: customer.country,
      note: customer.note,
      tax_exemption: customer.taxExemption && customerExemption.write(customer.taxExemption),
      addresses: customerAddresses.write(customer.addresses),
      group_id: customer.groupId,
      source: customer.source,
      search_key: customerSearchKey({ emails, firstName, lastName, phone }),
      orders_count: 0,
      spent_cents: 0,
      first_order_at: 0,
      last_order_at: 0,
      revision: 2,
      created_at: customer.createdAt,
      updated_at: Date.now(),
    },
  ])
  await writeTags(scope, 'customer_tags', id, customer.tags)
  const holders = await database
    .selectFrom('customer_emails')
    .select(['email', 'customer_id'])
    .where('website_id', '=', websiteId)
    .where('email', 'in', emails)
    .execute()
  await database
    .deleteFrom('customer_emails')
    .where('website_id', '=', websiteId)
    .where('email', 'in', emails)
    .execute()
  await insertRows(
    database,
    'customer_emails',
    emails.map((email) => ({ website_id: websiteId, email, customer_id: id })),
  )
  await noteEvents(scope, [{ type: 'customer.created', subjectId: id }])
  await takeOrders(scope, customer, [...new Set(holders.map((holder) => holder.customer_id))])
  await addCustomerEvent(scope, id, { kind: 'separated', by: '', text: emails.join(', ') })
}

/** Gives a customer the orders that were placed with its addresses, from those who hold them now. */
async function takeOrders(
  { database, websiteId }: ChangeScope,
  { id, emails }: CustomerSnapshot,
  holderIds: readonly string[],
): Promise<void> {
  if (holderIds.length === 0) return
  const own = new Set(emails)
  const orders = await database
    .selectFrom('orders')
    .select(['id', 'email'])
    .where('website_id', '=', websiteId)
    .where('customer_id', 'in', holderIds)
    .execute()
  for (const piece of inPieces(orders.filter(({ email }) => own.has(customerEmail(email)))))
    await database
      .updateTable('orders')
      .set({ customer_id: id })
      .where('website_id', '=', websiteId)
      .where(
        'id',
        'in',
        piece.map((order) => order.id),
      )
      .execute()
}

/** Deletes a customer without orders. */
async function removeCustomer(scope: ChangeScope, id: string): Promise<boolean> {
  const { database, websiteId } = scope
  await database
    .deleteFrom('customer_emails')
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', id)
    .execute()
  const { numDeletedRows } = await database
    .deleteFrom('customers')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await noteEvents(scope, [{ type: 'customer.deleted', subjectId: id }])
  return true
}
