import { createHash } from 'node:crypto'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { DatabaseQueries } from '#server/tables.ts'
import { blankLink, namedIn, positionOfMenu, toLayoutLinks } from '#shared/collections/menus.ts'
import type { Layout, LayoutLink, NavigationItem } from '#shared/collections/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { navigationLog } from './change-log.ts'
import { checkLinks, type LinkRefusal } from './check-links.ts'
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

/** Changes with the links: who saves with an older one has not seen the last change. */
export const revisionOf = (links: readonly LayoutLink[]): string =>
  createHash('sha256').update(JSON.stringify(links)).digest('base64url').slice(0, 22)

/** Replaces the links of one navigation (null: the main one), and logs it. */
export async function saveLayout(
  scope: ChangeScope,
  identifier: string | null,
  items: readonly NavigationItem[],
  batchId: string,
): Promise<Result<LayoutLink[], LinkRefusal | 'navigation-missing'>> {
  const links = toLayoutLinks(items)
  await scope.raiseVersion()
  const layouts = await readLayouts(scope)
  const layout = layoutIn(layouts, identifier)
  if (!layout) return fail('navigation-missing')
  const others = layouts.filter((one) => one.identifier !== layout.identifier)
  const checked = await checkLinks(scope, { ...layout, links }, others)
  if (!checked.ok) return checked
  const written = await writeLayout(scope, layout.identifier, () => links, batchId)
  return written.ok ? succeed(links) : written
}

/** As `saveLayout`, unless someone has changed the links since the owner saw them. */
export async function saveSeenLayout(
  scope: ChangeScope,
  identifier: string | null,
  seen: { readonly revision: string | undefined; readonly items: readonly NavigationItem[] },
  batchId: string,
): Promise<Result<LayoutLink[], LinkRefusal | 'navigation-missing' | 'navigation-changed'>> {
  // Locks the website, so that nothing changes after the comparison.
  await scope.raiseVersion()
  const current = layoutIn(await readLayouts(scope), identifier)
  const isSeen = seen.revision === undefined || seen.revision === revisionOf(current?.links ?? [])
  return isSeen ? saveLayout(scope, identifier, seen.items, batchId) : fail('navigation-changed')
}

/** One navigation (null: the main one). Menus besides the main one are empty until they are saved. */
function layoutIn(layouts: readonly Layout[], identifier: string | null): Layout | undefined {
  if (identifier === null) return layouts[0]
  const isKnown = positionOfMenu(identifier) > 0
  return layouts.find((one) => one.identifier === identifier) ?? (isKnown ? { identifier, links: [] } : undefined)
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
  const layout = layoutIn(await readLayouts(scope), identifier)
  if (!layout) return fail('navigation-missing')
  const links = change(layout.links)
  await setLinks(scope, layout.identifier, links)
  const { identifier: nounId, links: before } = layout
  await recordChange(scope, batchId, navigationLog, { nounId, before: { links: before }, after: { links } })
  return succeed(undefined)
}

/** Writes the links and nothing else. */
export async function setLinks(scope: ChangeScope, identifier: string, links: readonly LayoutLink[]): Promise<void> {
  const text = layoutLinks.write(links)
  const position = positionOfMenu(identifier)
  await scope.database
    .insertInto('site_layouts')
    .values({ website_id: scope.websiteId, identifier, position, links: text })
    .onConflict((conflict) => conflict.columns(['website_id', 'identifier']).doUpdateSet({ links: text }))
    .execute()
}

/** A link to a store page or a page with its own title. */
export const linkTo = (collectionId: string): LayoutLink => ({ ...blankLink, collectionId })

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

/** Removes the links to deleted pages from all navigations, and logs it. */
export async function removeLinksTo(scope: ChangeScope, ids: ReadonlySet<string>, batchId: string): Promise<void> {
  for (const { identifier, links } of await readLayouts(scope)) {
    if (!namedIn(links).some((id) => ids.has(id))) continue
    await writeLayout(scope, identifier, (before) => withoutLinksTo(before, ids), batchId)
  }
}

/** Links without those to deleted pages; other links of their folders stay. */
export function withoutLinksTo(links: readonly LayoutLink[], ids: ReadonlySet<string>): LayoutLink[] {
  return links
    .filter((link) => link.collectionId === null || !ids.has(link.collectionId))
    .map((link) => ({ ...link, children: withoutLinksTo(link.children, ids) }))
}
