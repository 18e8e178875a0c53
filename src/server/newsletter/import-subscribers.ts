import { recordChanges } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { isEmail } from '#shared/addresses/email.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { SubscriberImport } from '#shared/newsletter/owner-api.ts'
import { insertSubscribers, type Newcomer, standingsOf } from './add-subscribers.ts'
import { type SubscriberChange, subscriberLog } from './change-log.ts'
import { subscriberSearchKey } from './join-list.ts'
import { readList, rememberRefusals } from './list-store.ts'
import { readSubscribersCsv, type SubscriberRow } from './read-subscribers-csv.ts'

const WRONG_SHOWN = 20

/**
 * Adds the addresses of a file to a list. No one who left is added again, whether they left here or according to the
 * file; existing subscribers stay as they are, except for a missing name. A dry run writes nothing and returns the
 * same.
 */
export async function importSubscribers(
  scope: ChangeScope,
  {
    listId,
    csv,
    note,
    isDryRun,
    language,
  }: {
    readonly listId: string
    readonly csv: string
    readonly note: string
    readonly isDryRun: boolean
    readonly language: string
  },
  batchId: string,
): Promise<Result<SubscriberImport, 'list-not-found' | 'subscribers-unreadable' | 'subscribers-too-many'>> {
  const list = await readList(scope, listId)
  if (!list) return fail('list-not-found')
  const read = readSubscribersCsv(csv)
  if (!read.ok) return read
  const rows = read.value
  const wrong = rows.filter((row) => !isEmail(row.email))
  const byEmail = onePerAddress(rows)
  const standings = await standingsOf(scope, listId, [...byEmail.keys()])
  const those = (standing: string) => [...byEmail.values()].filter((row) => standings.get(row.email) === standing)
  const newcomers = those('new').filter((row) => !row.isOut)
  const out = those('new').filter((row) => row.isOut)
  const nameless = await withoutName(scope, listId, those('known'))
  if (!isDryRun) {
    const added = await insertSubscribers(scope, newcomers, { listId, note, source: 'import', language })
    await rememberRefusals(
      scope,
      out.map((row) => row.email),
    )
    for (const row of nameless) await giveName(scope, listId, row)
    await record(scope, batchId, list.name, {
      imported: added.length,
      named: nameless.length,
      'left-before': out.length,
    })
  }
  return succeed({
    rows: rows.length,
    added: newcomers.length,
    named: nameless.length,
    known: those('known').length,
    left: those('left').length + out.length,
    repeated: rows.length - wrong.length - byEmail.size,
    wrong: wrong.slice(0, WRONG_SHOWN).map(({ line, email }) => ({ line, email: email.slice(0, 100) })),
    wrongCount: wrong.length,
  })
}

async function record(
  scope: ChangeScope,
  batchId: string,
  list: string,
  counts: Readonly<Partial<Record<SubscriberChange['what'], number>>>,
): Promise<void> {
  const done = Object.entries(counts) as [SubscriberChange['what'], number][]
  await recordChanges(
    scope,
    batchId,
    subscriberLog,
    done
      .filter(([, count]) => count > 0)
      .map(([what, count]) => ({ nounId: newId(), before: null, after: { what, count, list } })),
  )
}

/** The valid rows by address. For a duplicate address a refusal wins, and the first name is used. */
function onePerAddress(rows: readonly SubscriberRow[]): ReadonlyMap<string, SubscriberRow> {
  const byEmail = new Map<string, SubscriberRow>()
  for (const row of rows.filter(({ email }) => isEmail(email))) {
    const earlier = byEmail.get(row.email)
    const isOut = row.isOut || (earlier?.isOut ?? false)
    byEmail.set(row.email, { ...row, name: earlier?.name || row.name, isOut })
  }
  return byEmail
}

/** Subscribers without a name whose name is in the file. */
async function withoutName(
  { database, websiteId }: ChangeScope,
  listId: string,
  rows: readonly Newcomer[],
): Promise<Newcomer[]> {
  const named = rows.filter((row) => row.name !== '')
  if (named.length === 0) return []
  const found = await database
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('website_id', '=', websiteId)
    .where('list_id', '=', listId)
    .where('name', '=', '')
    .execute()
  const nameless = new Set(found.map((row) => row.email))
  return named.filter((row) => nameless.has(row.email))
}

async function giveName({ database, websiteId }: ChangeScope, listId: string, { email, name }: Newcomer) {
  await database
    .updateTable('newsletter_subscribers')
    .set({ name, search_key: subscriberSearchKey(email, name) })
    .where('website_id', '=', websiteId)
    .where('list_id', '=', listId)
    .where('email', '=', email)
    .execute()
}
