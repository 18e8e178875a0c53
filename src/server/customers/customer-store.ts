import type { Selectable } from 'kysely'
import { engineOf } from '#server/database/engine.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { prepareQuery } from '#server/database/prepare-query.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import type { CustomerEventKind } from '#shared/customers/schema.ts'
import { customerAddresses } from './documents.ts'
import { customerSearchKey } from './search-key.ts'
import type { CustomerTables } from './tables.ts'

export type CustomerRow = Selectable<CustomerTables['customers']>

/** An email address as customers are found by it. */
export const customerEmail = (email: string): string => email.trim().toLowerCase()

/** A customer who is added. */
export interface NewCustomer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly country: string
  readonly source: CustomerRow['source']
  readonly createdAt: number
}

/** Writes an address of a new customer; returns the customer who has it, the new one or an earlier one. */
const addEmail = prepareQuery((database, values: { websiteId: string; email: string; id: string }) =>
  database
    .insertInto('customer_emails')
    .values({ website_id: values.websiteId, email: values.email, customer_id: values.id })
    .onConflict((conflict) => conflict.columns(['website_id', 'email']).doUpdateSet({ email: values.email }))
    .returning('customer_id'),
)

/**
 * The customer with an email address; a new one where nobody has it. The address is locked until the commit: of two
 * orders at once, the second sees the customer of the first.
 */
export async function findOrAddCustomer(
  scope: ChangeScope,
  given: NewCustomer,
): Promise<{ customerId: string; isNew: boolean }> {
  const { database, websiteId } = scope
  const email = customerEmail(given.email)
  const id = newId()
  const { customer_id } = (await addEmail(database, { websiteId, email, id })).rows[0]!
  if (customer_id !== id) return { customerId: customer_id, isNew: false }
  const { firstName, lastName, phone, country, source, createdAt } = given
  await insertRows(database, 'customers', [
    {
      website_id: websiteId,
      id,
      email,
      first_name: firstName,
      last_name: lastName,
      phone,
      country,
      note: '',
      addresses: customerAddresses.write([]),
      source,
      search_key: customerSearchKey({ emails: [email], firstName, lastName, phone }),
      orders_count: 0,
      spent_cents: 0,
      first_order_at: 0,
      last_order_at: 0,
      revision: 1,
      created_at: createdAt,
      updated_at: Date.now(),
    },
  ])
  await noteEvents(scope, [{ type: 'customer.created', subjectId: id }])
  return { customerId: id, isNew: true }
}

/** A customer's row; null when the website has none with this id. */
export async function readCustomerRow({ database, websiteId }: Scope, id: string): Promise<CustomerRow | null> {
  const row = await database
    .selectFrom('customers')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** A customer's row, locked until the commit; null when there is none. */
export async function lockCustomer({ database, websiteId }: ChangeScope, id: string): Promise<CustomerRow | null> {
  return (await lock(database, { websiteId, id })).rows[0] ?? null
}

const lock = prepareQuery((database, values: { websiteId: string; id: string }) => {
  const row = database
    .selectFrom('customers')
    .selectAll()
    .where('website_id', '=', values.websiteId)
    .where('id', '=', values.id)
  // On SQLite no other transaction runs meanwhile.
  return engineOf(database) === 'postgres' ? row.forUpdate() : row
})

/** All addresses of a customer, the main one first. */
export async function emailsOf(
  { database, websiteId }: Scope,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
): Promise<string[]> {
  const rows = await database
    .selectFrom('customer_emails')
    .select('email')
    .where('website_id', '=', websiteId)
    .where('customer_id', '=', id)
    .orderBy('email')
    .execute()
  return [email, ...rows.map((row) => row.email).filter((one) => one !== email)]
}

/** Adds a line to a customer's timeline. */
export async function addCustomerEvent(
  { database, websiteId }: ChangeScope,
  customerId: string,
  { kind, by, text, at = Date.now() }: { kind: CustomerEventKind; by: string; text: string; at?: number },
): Promise<void> {
  await insertRows(database, 'customer_events', [
    { website_id: websiteId, id: newId(), customer_id: customerId, kind, at, by_name: by, text },
  ])
}
