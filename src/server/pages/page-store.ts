import type { Selectable } from 'kysely'
import { prepareQuery } from '#server/database/prepare-query.ts'
import { cleanPageText } from '#server/html/clean-body.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { removeUses } from '#server/uses/save-uses.ts'
import { changeHtml } from '#shared/pages/blocks/blocks.ts'
import { mapBlocks } from '#shared/pages/content.ts'
import { type Page, type PagePurpose, SHARED_SECTION } from '#shared/pages/schema.ts'
import { pageContent, pagePicture } from './documents.ts'
import { followPublished } from './draft/follow-published.ts'
import { savePageUses } from './form-uses.ts'
import { indexPage, removePage } from './index-page.ts'
import { publishPageJob } from './jobs.ts'
import { keysOf } from './page-keys.ts'
import { indexSections } from './sections/index-sections.ts'
import type { PageTables } from './tables.ts'
import { listSavedVersions } from './versions/saved-version-store.ts'

/** Every address of one part is looked for among the pages first. */
const selectAt = prepareQuery((database, values: { websiteId: string; urlId: string; status: Page['status'] }) =>
  database
    .selectFrom('pages')
    .selectAll()
    .where('website_id', '=', values.websiteId)
    .where('url_id', '=', values.urlId)
    .where('status', '=', values.status)
    .where('purpose', '=', 'page')
    .where('collection_id', 'is', null),
)

/** The published page of a URL; '' is the home page. Null when there is none. */
export const readVisiblePage = (scope: Scope, urlId: string): Promise<Page | null> =>
  readPageAt(scope, urlId, 'published')

/** The page of a URL in a status; null when there is none. */
export async function readPageAt(
  { database, websiteId }: Scope,
  urlId: string,
  status: Page['status'],
): Promise<Page | null> {
  const [row] = (await selectAt(database, { websiteId, urlId, status })).rows
  return row ? toPage(row) : null
}

/** The published page for a purpose without a URL, the latest of them; null when there is none. */
export async function readSpecialPage(
  { database, websiteId }: Scope,
  purpose: Exclude<PagePurpose, 'page'>,
): Promise<Page | null> {
  const row = await database
    .selectFrom('pages')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('purpose', '=', purpose)
    .where('status', '=', 'published')
    .where('collection_id', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toPage(row) : null
}

/** The other pages with a purpose, published or not. */
export async function readOthersFor(
  { database, websiteId }: Scope,
  { id, purpose }: Pick<Page, 'id' | 'purpose'>,
): Promise<Page[]> {
  const rows = await database
    .selectFrom('pages')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('purpose', '=', purpose)
    .where('collection_id', 'is', null)
    .where('id', '<>', id)
    .execute()
  return rows.map(toPage)
}

/** A page, published or not; null when there is none. */
export async function readPage({ database, websiteId }: Scope, pageId: string): Promise<Page | null> {
  const row = await database
    .selectFrom('pages')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
    .executeTakeFirst()
  return row ? toPage(row) : null
}

/** A page of its own, published or not: the pages of items are changed and deleted with them. */
export async function readOwnPage(scope: Scope, pageId: string): Promise<Page | null> {
  const page = await readEditedPage(scope, pageId)
  return page && page.purpose !== SHARED_SECTION ? page : null
}

/** A page of its own or a shared section: both have versions and previews. */
export async function readEditedPage({ database, websiteId }: Scope, pageId: string): Promise<Page | null> {
  const row = await database
    .selectFrom('pages')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', pageId)
    .where('collection_id', 'is', null)
    .executeTakeFirst()
  return row ? toPage(row) : null
}

/** Some pages, published or not, by their ids. */
export async function readPages(
  { database, websiteId }: Scope,
  pageIds: readonly string[],
): Promise<Map<string, Page>> {
  if (pageIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('pages')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', 'in', pageIds)
    .execute()
  return new Map(rows.map((row) => [row.id, toPage(row)]))
}

/** The paths of published pages by their ids. */
export async function readPagePaths(
  { database, websiteId }: Scope,
  pageIds: readonly string[],
): Promise<Map<string, string>> {
  if (pageIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'url_id'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', pageIds)
    .where('status', '=', 'published')
    .where('purpose', '=', 'page')
    .where('collection_id', 'is', null)
    .execute()
  return new Map(rows.map(({ id, url_id }) => [id, `/${url_id}`]))
}

/** URLs of all published pages that search engines may list, with the time of their last change. */
export async function listVisiblePages({
  database,
  websiteId,
}: Scope): Promise<Pick<Page, 'id' | 'urlId' | 'title' | 'updatedAt'>[]> {
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'url_id', 'title', 'updated_at'])
    .where('website_id', '=', websiteId)
    .where('status', '=', 'published')
    .where('collection_id', 'is', null)
    .where('purpose', '=', 'page')
    .where('is_hidden_from_search', '=', 0)
    .where('password_hash', 'is', null)
    .execute()
  // Sorted here: for the order SQLite would read through the pages of all items.
  return rows
    .map((row) => ({ id: row.id, urlId: row.url_id, title: row.title, updatedAt: row.updated_at }))
    .toSorted((one, other) => (one.urlId < other.urlId ? -1 : 1))
}

/**
 * Adds a page; its URL must be free.
 * @param collectionId the collection whose item it belongs to; null for a page of its own
 * @returns the page as it is stored, with its HTML cleaned
 */
export async function insertPage(scope: ChangeScope, wanted: Page, collectionId: string | null = null): Promise<Page> {
  const page = cleaned(wanted)
  await scope.raiseVersion()
  await scope.database
    .insertInto('pages')
    .values({
      ...{ website_id: scope.websiteId, id: page.id, collection_id: collectionId, created_at: page.createdAt },
      ...columnsOf(page),
    })
    .execute()
  await savePageUses(scope, page)
  await indexPage(scope, page)
  await indexSections(scope, page.id, page.content)
  await publishLater(scope, page)
  return page
}

/**
 * Updates a page, and its draft by the same change; the caller has raised the version, which locks it, before reading.
 * @returns as `insertPage`
 */
export async function updatePage(scope: ChangeScope, before: Page, wanted: Page): Promise<Page> {
  const page = cleaned(wanted)
  await scope.database
    .updateTable('pages')
    .set(columnsOf(page))
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', page.id)
    .execute()
  await indexPage(scope, page)
  await savePageUses(scope, page)
  await followPublished(scope, page.id, before.content, page.content)
  await publishLater(scope, page)
  return page
}

/** Deletes a page; navigation links to it are not shown any more. */
export async function deletePage(scope: ChangeScope, pageId: string): Promise<void> {
  await scope.raiseVersion()
  const versions = await listSavedVersions(scope, pageId)
  await removePage(scope, pageId)
  await scope.database.deleteFrom('pages').where('website_id', '=', scope.websiteId).where('id', '=', pageId).execute()
  await removeUses(scope, 'page', [pageId])
  await removeUses(scope, 'page-draft', [pageId])
  await removeUses(
    scope,
    'page-version',
    versions.map(({ id }) => id),
  )
}

/** Queues the publication of a scheduled page, in the transaction that saves it. */
async function publishLater(scope: ChangeScope, { id, status, publishAt }: Page): Promise<void> {
  if (status !== 'scheduled' || publishAt === null) return
  await scope.enqueue(publishPageJob, { pageId: id }, { runAt: publishAt, uniqueKey: `${id} ${publishAt}` })
}

/** HTML is cleaned here, so that it is, no matter who saves a page. */
const cleaned = (page: Page): Page => ({
  ...page,
  content: mapBlocks(page.content, (block) => changeHtml(block, cleanPageText)),
})

const columnsOf = (page: Page) => ({
  url_id: page.urlId,
  title: page.title,
  ...keysOf(page),
  seo_title: page.seoTitle,
  seo_description: page.seoDescription,
  social_picture: page.socialPicture && pagePicture.write(page.socialPicture),
  is_hidden_from_search: Number(page.isHiddenFromSearch),
  is_hidden_from_site_search: Number(page.isHiddenFromSiteSearch),
  header: page.header,
  footer: page.footer,
  purpose: page.purpose,
  status: page.status,
  publish_at: page.publishAt,
  password_hash: page.passwordHash,
  content: pageContent.write(page.content),
  updated_at: page.updatedAt,
})

const toPage = (row: Selectable<PageTables['pages']>): Page => ({
  id: row.id,
  urlId: row.url_id,
  title: row.title,
  seoTitle: row.seo_title,
  seoDescription: row.seo_description,
  socialPicture: row.social_picture === null ? null : pagePicture.read(row.social_picture),
  isHiddenFromSearch: row.is_hidden_from_search === 1,
  isHiddenFromSiteSearch: row.is_hidden_from_site_search === 1,
  header: row.header,
  footer: row.footer,
  purpose: row.purpose,
  status: row.status,
  publishAt: row.publish_at,
  passwordHash: row.password_hash,
  content: pageContent.read(row.content),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
