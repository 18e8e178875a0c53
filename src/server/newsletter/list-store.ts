import { inPieces } from '#server/database/in-pieces.ts'
import { listForms } from '#server/forms/definition/form-store.ts'
import { hashOf, newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { DEFAULT_LIST_ID, type NewsletterList, newsletterLimits } from '#shared/newsletter/schema.ts'

/** Creates the list that every site has. */
export async function createFirstList(database: DatabaseQueries, websiteId: string, now: number): Promise<void> {
  await database
    .insertInto('newsletter_lists')
    .values({ website_id: websiteId, id: DEFAULT_LIST_ID, name: 'Newsletter', created_at: now, updated_at: now })
    .execute()
}

/** Whether the list exists. */
export async function hasList({ database, websiteId }: Scope, listId: string): Promise<boolean> {
  const row = await database
    .selectFrom('newsletter_lists')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', listId)
    .executeTakeFirst()
  return row !== undefined
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
    const of = (state: string) => Number(mine.find((one) => one.state === state)?.count ?? 0)
    return {
      id,
      name,
      counts: { confirmed: of('confirmed'), pending: of('pending'), unsubscribed: of('unsubscribed') },
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

/** Creates a list. @returns its id */
export async function createList(scope: ChangeScope, name: string): Promise<Result<string, 'list-limit'>> {
  // Serialized, so that only one of two parallel requests gets the last place.
  await lockLists(scope)
  const { count } = await scope.database
    .selectFrom('newsletter_lists')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('website_id', '=', scope.websiteId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= newsletterLimits.lists) return fail('list-limit')
  const id = newId()
  const now = Date.now()
  await scope.database
    .insertInto('newsletter_lists')
    .values({ website_id: scope.websiteId, id, name, created_at: now, updated_at: now })
    .execute()
  return succeed(id)
}

/** Renames a list. */
export async function renameList(
  { database, websiteId }: ChangeScope,
  listId: string,
  name: string,
): Promise<Result<void, 'list-not-found'>> {
  const { numUpdatedRows } = await database
    .updateTable('newsletter_lists')
    .set({ name, updated_at: Date.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', listId)
    .executeTakeFirst()
  return numUpdatedRows === 1n ? succeed(undefined) : fail('list-not-found')
}

/** Deletes a list that no form uses. That someone left it is remembered without their address. */
export async function deleteList(
  scope: ChangeScope,
  listId: string,
  { withSubscribers }: { readonly withSubscribers: boolean },
): Promise<Result<void, 'list-not-found' | 'list-default' | 'list-in-use' | 'list-not-empty'>> {
  if (listId === DEFAULT_LIST_ID) return fail('list-default')
  await lockLists(scope)
  if (!(await hasList(scope, listId))) return fail('list-not-found')
  const forms = await listForms(scope)
  if (forms.some((form) => form.storage.listId === listId)) return fail('list-in-use')
  const here = scope.database
    .selectFrom('newsletter_subscribers')
    .where('website_id', '=', scope.websiteId)
    .where('list_id', '=', listId)
  if (!withSubscribers && (await here.select('id').limit(1).executeTakeFirst())) return fail('list-not-empty')
  const left = await here.select('email').where('state', '=', 'unsubscribed').execute()
  await rememberRefusals(
    scope,
    left.map((row) => row.email),
  )
  await scope.database
    .deleteFrom('newsletter_lists')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', listId)
    .execute()
  return succeed(undefined)
}

/** Stores hashes of addresses that must get no emails. */
export async function rememberRefusals({ database, websiteId }: ChangeScope, emails: readonly string[]): Promise<void> {
  const now = Date.now()
  const rows = emails.map((email) => ({ website_id: websiteId, email_hash: hashOf(email), created_at: now }))
  for (const some of inPieces(rows))
    await database
      .insertInto('newsletter_refusals')
      .values(some)
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
