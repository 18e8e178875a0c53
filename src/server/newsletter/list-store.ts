import { inPieces } from '#server/database/in-pieces.ts'
import { listForms } from '#server/forms/definition/form-store.ts'
import { hashOf } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { DEFAULT_LIST_ID, type NewsletterList } from '#shared/newsletter/schema.ts'

/** A list as it is stored. */
export interface StoredList {
  readonly id: string
  readonly name: string
}

/** Creates the list that every site has. */
export async function createFirstList(database: DatabaseQueries, websiteId: string, now: number): Promise<void> {
  await database
    .insertInto('newsletter_lists')
    .values({ website_id: websiteId, id: DEFAULT_LIST_ID, name: 'Newsletter', created_at: now, updated_at: now })
    .execute()
}

/** A list; null when there is none with that id. */
export async function readList({ database, websiteId }: Scope, listId: string): Promise<StoredList | null> {
  const row = await database
    .selectFrom('newsletter_lists')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .where('id', '=', listId)
    .executeTakeFirst()
  return row ?? null
}

/** All lists, the site's own first, with the forms that its footer can show. */
export async function readLists(scope: Scope) {
  const { database, websiteId } = scope
  const [rows, counts, forms] = await Promise.all([
    database
      .selectFrom('newsletter_lists')
      .select(['id', 'name'])
      .where('website_id', '=', websiteId)
      .orderBy('name')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('newsletter_subscribers')
      .select((column) => ['list_id', 'state', column.fn.countAll<number>().as('count')])
      .where('website_id', '=', websiteId)
      .groupBy(['list_id', 'state'])
      .execute(),
    listForms(scope),
  ])
  const lists = rows.map(({ id, name }): NewsletterList => {
    const mine = counts.filter((one) => one.list_id === id)
    const countOf = (state: string) => Number(mine.find((one) => one.state === state)?.count ?? 0)
    return {
      id,
      name,
      counts: { confirmed: countOf('confirmed'), pending: countOf('pending'), unsubscribed: countOf('unsubscribed') },
      forms: forms.filter((form) => form.storage.listId === id).map((form) => form.name),
    }
  })
  return {
    lists: lists.toSorted((one, other) => Number(other.id === DEFAULT_LIST_ID) - Number(one.id === DEFAULT_LIST_ID)),
    forms: forms
      .filter((form) => form.fields.some((field) => field.type === 'email'))
      .map(({ id, name }) => ({ id, name })),
  }
}

/** Stores hashes of addresses that must get no emails. */
export async function rememberRefusals({ database, websiteId }: ChangeScope, emails: readonly string[]): Promise<void> {
  const now = Date.now()
  const rows = emails.map((email) => ({ website_id: websiteId, email_hash: hashOf(email), created_at: now }))
  for (const piece of inPieces(rows))
    await database
      .insertInto('newsletter_refusals')
      .values(piece)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Locks the site's own list, which every site has, until the commit: it serializes changes of the set of lists. */
export async function lockLists({ database, websiteId }: ChangeScope): Promise<void> {
  await database
    .updateTable('newsletter_lists')
    .set((set) => ({ updated_at: set.ref('updated_at') }))
    .where('website_id', '=', websiteId)
    .where('id', '=', DEFAULT_LIST_ID)
    .execute()
}
