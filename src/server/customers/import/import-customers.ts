import { newBatchId, recordChanges } from '#server/changes/record-change.ts'
import { inPieces } from '#server/database/in-pieces.ts'
import { insertRows, type OnConflict } from '#server/database/insert-rows.ts'
import { newId } from '#server/identifiers.ts'
import { insertSubscribers, standingsOf } from '#server/newsletter/add-subscribers.ts'
import { subscriberLog } from '#server/newsletter/change-log.ts'
import { readList } from '#server/newsletter/list-store.ts'
import type { ChangeScope } from '#server/scope.ts'
import { noteEvents } from '#server/webhooks/note-events.ts'
import { isEmail } from '#shared/addresses/email.ts'
import type { CustomerImport, importCustomersCall } from '#shared/customers/import-api.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type CustomerSnapshot, customerLog } from '../change-log.ts'
import { customerAddresses } from '../documents.ts'
import { customerSearchKey } from '../search-key.ts'
import { type CustomerRow, readCustomersCsv } from './read-customers-csv.ts'

const ROWS_SHOWN = 20

interface ImportFacts {
  readonly body: BodyOf<typeof importCustomersCall>
  readonly by: string
  /** BCP-47 of the site. */
  readonly language: string
}

/**
 * Adds the customers of a file. Customers with an address of the file stay as they are, so that an import can be
 * repeated. Nobody is put on a mailing list unless the owner says how they agreed, and nobody who has left one. A dry
 * run writes nothing and returns the same.
 */
export async function importCustomers(
  scope: ChangeScope,
  { body: { csv, consent, isDryRun }, by, language }: ImportFacts,
  batchId: string,
): Promise<Result<CustomerImport, 'customers-unreadable' | 'customers-too-many' | 'list-not-found'>> {
  const list = consent && (await readList(scope, consent.listId))
  if (consent && !list) return fail('list-not-found')
  const read = readCustomersCsv(csv)
  if (!read.ok) return read
  const valid = read.value.filter((row) => isEmail(row.email))
  const wrong = read.value.filter((row) => !isEmail(row.email))
  const byEmail = new Map(valid.toReversed().map((row) => [row.email, row]))
  const known = await knownOf(scope, [...byEmail.keys()])
  const newcomers = [...byEmail.values()].filter((row) => !known.has(row.email)).toReversed()
  const willing = consent ? await newSubscribers(scope, consent.listId, [...byEmail.values()]) : []
  if (!isDryRun) {
    await addCustomers(scope, newcomers, by, batchId)
    if (consent && willing.length > 0) {
      const people = willing.map(({ email, firstName, lastName }) => ({
        email,
        name: `${firstName} ${lastName}`.trim(),
      }))
      const added = await insertSubscribers(scope, people, { ...consent, source: 'import', language })
      const after = { what: 'imported', count: added.length, list: list!.name } as const
      // An action of its own: an undo removes customers, and unsubscribes no one.
      await recordChanges(scope, newBatchId(), subscriberLog, [{ nounId: newId(), before: null, after }])
    }
  }
  const shortened = newcomers.filter((row) => row.shortened.length > 0)
  return succeed({
    rows: read.value.length,
    added: newcomers.length,
    known: known.size,
    repeated: valid.length - byEmail.size,
    subscribed: willing.length,
    wrong: wrong.slice(0, ROWS_SHOWN).map(({ line, email }) => ({ line, email: email.slice(0, 100) })),
    wrongCount: wrong.length,
    shortened: shortened
      .slice(0, ROWS_SHOWN)
      .map((row) => ({ line: row.line, email: row.email, fields: [...row.shortened] })),
    shortenedCount: shortened.length,
    batchId: isDryRun || newcomers.length === 0 ? null : batchId,
  })
}

/** Those of some addresses that customers have. */
async function knownOf({ database, websiteId }: ChangeScope, emails: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (const piece of inPieces(emails)) {
    const rows = await database
      .selectFrom('customer_emails')
      .select('email')
      .where('website_id', '=', websiteId)
      .where('email', 'in', piece)
      .execute()
    for (const { email } of rows) known.add(email)
  }
  return known
}

/** Those who accept marketing according to the file, are not on the list, and have not left one. */
async function newSubscribers(
  scope: ChangeScope,
  listId: string,
  rows: readonly CustomerRow[],
): Promise<CustomerRow[]> {
  const willing = rows.filter((row) => row.isSubscribed)
  const standings = await standingsOf(
    scope,
    listId,
    willing.map((row) => row.email),
  )
  return willing.filter((row) => standings.get(row.email) === 'new')
}

const unlessKnown: OnConflict<'customer_emails', { email: string }> = (insert) =>
  insert.onConflict((conflict) => conflict.doNothing()).returning('email')

async function addCustomers(
  scope: ChangeScope,
  rows: readonly CustomerRow[],
  by: string,
  batchId: string,
): Promise<void> {
  const { database, websiteId } = scope
  const now = Date.now()
  const numbered = rows.map((row) => ({ row, id: newId() }))
  // An order that comes at this moment may have made one of them.
  const written = await insertRows(
    database,
    'customer_emails',
    numbered.map(({ id, row }) => ({ website_id: websiteId, email: row.email, customer_id: id })),
    unlessKnown,
  )
  const free = new Set(written.map(({ email }) => email))
  const own = numbered.filter(({ row }) => free.has(row.email))
  await insertRows(
    database,
    'customers',
    own.map(({ id, row: { email, firstName, lastName, phone, country, note, address } }) => ({
      website_id: websiteId,
      id,
      email,
      first_name: firstName,
      last_name: lastName,
      phone,
      country,
      note,
      addresses: customerAddresses.write(address ? [address] : []),
      source: 'import' as const,
      search_key: customerSearchKey({ emails: [email], firstName, lastName, phone }),
      orders_count: 0,
      spent_cents: 0,
      first_order_at: 0,
      last_order_at: 0,
      revision: 1,
      created_at: now,
      updated_at: now,
    })),
  )
  await noteEvents(
    scope,
    own.map(({ id }) => ({ type: 'customer.created' as const, subjectId: id })),
  )
  await insertRows(
    database,
    'customer_tags',
    own.flatMap(({ id, row }) =>
      [...new Set(row.tags)].map((tag) => ({ website_id: websiteId, customer_id: id, tag })),
    ),
  )
  await insertRows(
    database,
    'customer_events',
    own.map(({ id }) => ({
      ...{ website_id: websiteId, id: newId(), customer_id: id, kind: 'imported' as const, at: now },
      ...{ by_name: by, text: '' },
    })),
  )
  await recordChanges(
    scope,
    batchId,
    customerLog,
    own.map(({ id, row }) => ({ nounId: id, before: null, after: snapshotOfRow(id, row, now) })),
  )
}

const snapshotOfRow = (id: string, row: CustomerRow, now: number): CustomerSnapshot => ({
  id,
  email: row.email,
  emails: [row.email],
  firstName: row.firstName,
  lastName: row.lastName,
  phone: row.phone,
  note: row.note,
  taxExemption: null,
  groupId: null,
  tags: [...new Set(row.tags)].toSorted(),
  country: row.country,
  source: 'import',
  createdAt: now,
  addresses: row.address ? [row.address] : [],
})
