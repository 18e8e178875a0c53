import type { ChangeScope, Scope } from '#server/scope.ts'
import { removeUses, saveUses } from '#server/uses/save-uses.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { pageContent } from '../documents.ts'
import type { PageTables } from '../tables.ts'

/** A version of a page that someone saved, or that is published later. */
export interface SavedVersion {
  readonly id: string
  readonly pageId: string
  /** '' for none. */
  readonly name: string
  readonly content: PageContent
  /** When it is published; null for one that is only kept. */
  readonly publishAt: number | null
  /** Null when a job saved it. */
  readonly userId: string | null
  readonly savedAt: number
}

/** A saved version in a list, with the name of its author. */
export type ListedVersion = Omit<SavedVersion, 'content' | 'pageId' | 'userId'> & { readonly by: string }

/** The saved versions of a page, newest first. */
export async function listSavedVersions({ database, websiteId }: Scope, pageId: string): Promise<ListedVersion[]> {
  const rows = await database
    .selectFrom('page_versions as version')
    .leftJoin('users', 'users.id', 'version.user_id')
    .select(['version.id', 'version.name', 'version.publish_at', 'version.saved_at', 'users.name as author'])
    .where('version.website_id', '=', websiteId)
    .where('version.page_id', '=', pageId)
    .orderBy('version.saved_at', 'desc')
    .orderBy('version.id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, publishAt: row.publish_at, savedAt: row.saved_at, by: row.author ?? '' },
  }))
}

/** Those of some saved versions that still exist, each with the id of its page. */
export async function readVersionPages(
  { database, websiteId }: Scope,
  versionIds: readonly string[],
): Promise<Map<string, string>> {
  if (versionIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('page_versions')
    .select(['id', 'page_id'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', versionIds)
    .execute()
  return new Map(rows.map(({ id, page_id }) => [id, page_id]))
}

/** The scheduled versions of some pages, by the pages' ids; a page has one at most. */
export async function readSchedules(
  { database, websiteId }: Scope,
  pageIds: readonly string[],
): Promise<Map<string, Pick<SavedVersion, 'id'> & { readonly publishAt: number }>> {
  if (pageIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('page_versions')
    .select(['id', 'page_id', 'publish_at'])
    .where('website_id', '=', websiteId)
    .where('page_id', 'in', pageIds)
    .where('publish_at', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, page_id, publish_at }) => [page_id, { id, publishAt: publish_at! }]))
}

/** The version of a page that is published later, with its content; null when there is none. */
export async function readScheduled(scope: Scope, pageId: string): Promise<SavedVersion | null> {
  const schedule = (await readSchedules(scope, [pageId])).get(pageId)
  return schedule ? readSavedVersion(scope, schedule.id) : null
}

/** A saved version with its content; null when there is none. */
export async function readSavedVersion(
  { database, websiteId }: Scope,
  versionId: string,
): Promise<SavedVersion | null> {
  const row = await database
    .selectFrom('page_versions')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', versionId)
    .executeTakeFirst()
  return row ? toVersion(row) : null
}

/** The saved versions of a page with their contents, for a page that is deleted. */
export async function readSavedVersions({ database, websiteId }: Scope, pageId: string): Promise<SavedVersion[]> {
  const rows = await database
    .selectFrom('page_versions')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .execute()
  return rows.map(toVersion)
}

const toVersion = (row: PageTables['page_versions']): SavedVersion => ({
  ...{ id: row.id, pageId: row.page_id, name: row.name, content: pageContent.read(row.content) },
  ...{ publishAt: row.publish_at, userId: row.user_id, savedAt: row.saved_at },
})

/** The number of saved versions of a page. */
export async function countSavedVersions({ database, websiteId }: Scope, pageId: string): Promise<number> {
  const { count } = await database
    .selectFrom('page_versions')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('page_id', '=', pageId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertSavedVersion(scope: ChangeScope, version: SavedVersion): Promise<void> {
  const content = pageContent.write(version.content)
  await scope.database
    .insertInto('page_versions')
    .values({
      ...{ website_id: scope.websiteId, id: version.id, page_id: version.pageId, name: version.name, content },
      ...{ publish_at: version.publishAt, user_id: version.userId, saved_at: version.savedAt },
    })
    .execute()
  await saveUses(scope, 'page-version', [{ id: version.id, formIds: [], text: content }])
}

/** Changes the name of a saved version, when it is published, and its content. */
export async function updateSavedVersion(
  scope: ChangeScope,
  { id, name, publishAt, content }: SavedVersion,
): Promise<void> {
  const text = pageContent.write(content)
  await scope.database
    .updateTable('page_versions')
    .set({ name, publish_at: publishAt, content: text })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', id)
    .execute()
  await saveUses(scope, 'page-version', [{ id, formIds: [], text }])
}

export async function deleteSavedVersion(scope: ChangeScope, versionId: string): Promise<void> {
  await scope.database
    .deleteFrom('page_versions')
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', versionId)
    .execute()
  await removeUses(scope, 'page-version', [versionId])
}
