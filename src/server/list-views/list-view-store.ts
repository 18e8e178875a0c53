import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { listViewLimits } from '#shared/list-views/limits.ts'
import type { arrangeViewsCall, ListView, saveViewCall, ViewedList } from '#shared/list-views/schema.ts'
import { viewQuery } from './documents.ts'

/** The saved views of a list, in their order. */
export async function listViews({ database, websiteId }: Scope, list: ViewedList): Promise<ListView[]> {
  const rows = await database
    .selectFrom('list_views')
    .select(['id', 'name', 'query'])
    .where('website_id', '=', websiteId)
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, query }) => ({ id, name, query: viewQuery.read(query) }))
}

/** Saves the filters of a list under a name, after the other views. A view with this name gets the new filters. */
export async function saveView(
  scope: ChangeScope,
  { list, name, query }: BodyOf<typeof saveViewCall>,
): Promise<Result<void, 'too-many-views'>> {
  await lockWebsite(scope)
  const { database, websiteId } = scope
  const views = await listViews(scope, list)
  const same = views.find((view) => view.name === name)
  if (same) {
    await database
      .updateTable('list_views')
      .set({ query: viewQuery.write(query) })
      .where('website_id', '=', websiteId)
      .where('id', '=', same.id)
      .execute()
    return succeed(undefined)
  }
  if (views.length >= listViewLimits.perList) return fail('too-many-views', { most: listViewLimits.perList })
  await database
    .insertInto('list_views')
    .values({
      website_id: websiteId,
      id: newId(),
      list,
      name,
      query: viewQuery.write(query),
      position: views.length,
    })
    .execute()
  return succeed(undefined)
}

/** Changes the names and the order of views, and removes some. Views that were deleted meanwhile stay deleted. */
export async function arrangeViews(
  scope: ChangeScope,
  { list, views: wanted, removedIds }: BodyOf<typeof arrangeViewsCall>,
): Promise<Result<void, 'view-name-taken'>> {
  await lockWebsite(scope)
  const { database, websiteId } = scope
  const rest = (await listViews(scope, list)).filter(({ id }) => !removedIds.includes(id))
  const named = wanted.filter(({ id }) => rest.some((view) => view.id === id))
  const after = [...named, ...rest.filter(({ id }) => !named.some((view) => view.id === id))]
  if (new Set(after.map(({ name }) => name)).size < after.length) return fail('view-name-taken')
  if (removedIds.length > 0)
    await database
      .deleteFrom('list_views')
      .where('website_id', '=', websiteId)
      .where('list', '=', list)
      .where('id', 'in', removedIds)
      .execute()
  for (const [position, { id, name }] of after.entries())
    await database
      .updateTable('list_views')
      .set({ name, position })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute()
  return succeed(undefined)
}

/** Lets changes of a website's views wait for each other. */
async function lockWebsite({ database, websiteId }: ChangeScope): Promise<void> {
  await database
    .updateTable('websites')
    .set((set) => ({ version: set.ref('version') }))
    .where('id', '=', websiteId)
    .execute()
}
