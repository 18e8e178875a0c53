import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { toLayoutLinks } from '#shared/collections/rules.ts'
import type { Layout, LayoutLink, NavigationItem } from '#shared/collections/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { navigationLog } from './change-log.ts'
import { layoutLinks } from './documents.ts'

/** Creates the empty main navigation. */
export async function createMainNavigation(database: DatabaseQueries, websiteId: string): Promise<void> {
  await database
    .insertInto('site_layouts')
    .values({ website_id: websiteId, identifier: 'mainNavigation', position: 0, links: '[]' })
    .execute()
}

/** The site's navigations in order; the first is the main one. Empty when none was ever created. */
export async function readLayouts({ database, websiteId }: Scope): Promise<Layout[]> {
  const rows = await database
    .selectFrom('site_layouts')
    .select(['identifier', 'links'])
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ identifier: row.identifier, links: layoutLinks.read(row.links) }))
}

/** Replaces the links of one navigation (null: the main one), and logs it. */
export async function saveLayout(
  scope: ChangeScope,
  identifier: string | null,
  items: readonly NavigationItem[],
  batchId: string,
): Promise<Result<LayoutLink[], 'navigation-missing' | 'navigation-unknown-page'>> {
  const links = toLayoutLinks(items)
  if (!(await allAreThere(scope, links))) return fail('navigation-unknown-page')
  const written = await writeLayout(scope, identifier, () => links, batchId)
  return written.ok ? succeed(links) : written
}

/**
 * Changes the links of one navigation by a function (null: the main one). The website is locked by its version first,
 * so that no other change is lost.
 */
export async function writeLayout(
  scope: ChangeScope,
  identifier: string | null,
  change: (links: LayoutLink[]) => LayoutLink[],
  batchId: string,
): Promise<Result<void, 'navigation-missing'>> {
  await scope.raiseVersion()
  const layouts = await readLayouts(scope)
  const layout = identifier === null ? layouts[0] : layouts.find((one) => one.identifier === identifier)
  if (!layout) return fail('navigation-missing')
  const links = change(layout.links)
  await setLinks(scope, layout.identifier, links)
  const { identifier: nounId, links: before } = layout
  await recordChange(scope, batchId, navigationLog, { nounId, before: { links: before }, after: { links } })
  return succeed(undefined)
}

/** Writes the links and nothing else. */
export async function setLinks(scope: ChangeScope, identifier: string, links: readonly LayoutLink[]): Promise<void> {
  await scope.database
    .updateTable('site_layouts')
    .set({ links: layoutLinks.write(links) })
    .where('website_id', '=', scope.websiteId)
    .where('identifier', '=', identifier)
    .execute()
}

/** A link to a store page with its own title. */
export const linkTo = (collectionId: string): LayoutLink => ({
  collectionId,
  externalLink: null,
  memberAreaId: null,
  title: null,
  children: [],
})

/** Links with one more to a page: right after another one, also inside its folder, or first when that is not linked. */
export function linkBehind(
  links: readonly LayoutLink[],
  behindId: string | undefined,
  pageIds: readonly string[],
): LayoutLink[] {
  const added = pageIds.map(linkTo)
  const insert = (among: readonly LayoutLink[]): LayoutLink[] =>
    among.flatMap((one) => [
      { ...one, children: insert(one.children) },
      ...(one.collectionId === behindId ? added : []),
    ])
  return behindId !== undefined && namedIn(links).includes(behindId) ? insert(links) : [...added, ...links]
}

/** All collections and pages that links name, also in folders. */
export function namedIn(links: readonly LayoutLink[]): string[] {
  return links.flatMap((link) => [...(link.collectionId ? [link.collectionId] : []), ...namedIn(link.children)])
}

/** Links without those to a deleted page; other links of its folder stay. */
export function withoutLinksTo(links: readonly LayoutLink[], collectionId: string): LayoutLink[] {
  return links
    .filter((link) => link.collectionId !== collectionId)
    .map((link) => ({ ...link, children: withoutLinksTo(link.children, collectionId) }))
}

async function allAreThere({ database, websiteId }: Scope, links: readonly LayoutLink[]): Promise<boolean> {
  const ids = [...new Set(namedIn(links))]
  if (ids.length === 0) return true
  const rows = await database
    .selectFrom('collections')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', 'in', ids)
    .unionAll(database.selectFrom('pages').select('id').where('website_id', '=', websiteId).where('id', 'in', ids))
    .execute()
  return rows.length === ids.length
}
