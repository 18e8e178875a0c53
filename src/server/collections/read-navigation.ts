import type { Scope } from '#server/scope.ts'
import { isFolder, MAIN_MENU, namedIn } from '#shared/collections/menus.ts'
import { categoryPath } from '#shared/collections/rules.ts'
import { folderBehaviors, type Layout, type LayoutLink } from '#shared/collections/schema.ts'
import type { NavigationLink } from '#storefront/document/site.ts'
import { findPlaces, type Place } from './find-places.ts'
import { readLayouts } from './layouts.ts'

/** A folder with a URL of its own. */
export interface Folder {
  readonly urlId: string
  readonly title: string
  /** The URL leads to the first of its links instead of a list of them. */
  readonly isRedirect: boolean
  readonly links: readonly NavigationLink[]
}

/** The menus of a site as visitors see them. */
export interface Menus {
  readonly main: readonly NavigationLink[]
  readonly secondary: readonly NavigationLink[]
  readonly footer: readonly NavigationLink[]
  readonly folders: readonly Folder[]
}

/** The site's menus: links follow renamed pages, and those to hidden pages are left out. */
export async function readMenus(scope: Scope): Promise<Menus> {
  const layouts = await readLayouts(scope)
  const places = await findPlaces(scope, [...new Set(layouts.flatMap(({ links }) => namedIn(links)))])
  const stores = places.filter(({ kind }) => kind === 'store').map(({ id }) => id)
  const folders: Folder[] = []
  const context = {
    places: new Map(places.map((place) => [place.id, place])),
    categories: await firstCategories(scope, stores),
    folders,
  }
  const draw = (layout: Layout | undefined) => (layout ? drawLinks(layout.links, context) : [])
  const menu = (identifier: string) => draw(layouts.find((one) => one.identifier === identifier))
  // The first navigation is the main one, whatever other software called it.
  const main = menu(layouts[0]?.identifier ?? MAIN_MENU)
  return { main, secondary: menu('secondaryNavigation'), footer: menu('footerNavigation'), folders }
}

/** What links are rendered from. */
interface NavigationContext {
  readonly places: ReadonlyMap<string, Place>
  /** The first categories of each store, by its id. */
  readonly categories: ReadonlyMap<string, readonly NavigationLink[]>
  /** The folders that were rendered. */
  readonly folders: Folder[]
}

/** As many as a menu can show. */
const MOST_CATEGORIES = 12

/** The categories directly below the root of each store. */
async function firstCategories(
  { database, websiteId }: Scope,
  storeIds: readonly string[],
): Promise<Map<string, NavigationLink[]>> {
  const found = new Map<string, NavigationLink[]>()
  if (storeIds.length === 0) return found
  const rows = await database
    .selectFrom('categories as category')
    .innerJoin('categories as root', (join) =>
      join.onRef('root.website_id', '=', 'category.website_id').onRef('root.id', '=', 'category.parent_id'),
    )
    .innerJoin('collections as store', (join) =>
      join.onRef('store.website_id', '=', 'category.website_id').onRef('store.id', '=', 'category.collection_id'),
    )
    .select(['category.display_name', 'category.url_id', 'store.id as store_id', 'store.url_id as store_url_id'])
    .where('category.website_id', '=', websiteId)
    .where('category.collection_id', 'in', storeIds)
    .where('root.type', '=', 'ROOT')
    .orderBy('category.display_index')
    .limit(200)
    .execute()
  for (const row of rows) {
    const links = found.get(row.store_id) ?? []
    if (links.length === MOST_CATEGORIES) continue
    const href = categoryPath({ urlId: row.store_url_id }, { type: 'CATEGORY', urlId: row.url_id })
    found.set(row.store_id, [
      ...links,
      { title: row.display_name, href, newWindow: false, children: [], categories: [] },
    ])
  }
  return found
}

function drawLinks(links: readonly LayoutLink[], context: NavigationContext): NavigationLink[] {
  const { places } = context
  return links.flatMap((link): NavigationLink[] => {
    if (link.isHidden) return []
    const children = drawLinks(link.children, context)
    const place = link.collectionId === null ? undefined : places.get(link.collectionId)
    const isUnseen = link.collectionId !== null && !place?.isVisible
    const title = link.title ?? place?.title ?? hostOf(link.externalLink?.url)
    const href = isUnseen
      ? null
      : (place?.path ?? link.externalLink?.url ?? hrefOfFolder(link, title, children, context))
    // A folder whose own page is hidden still opens its children; without either there is nothing to show.
    if ((href === null && children.length === 0) || title === '') return []
    const newWindow = href !== null && !place && (link.externalLink?.newWindow ?? false)
    const categories = (place?.isVisible && context.categories.get(place.id)) || []
    return [{ title, href, newWindow, children, categories }]
  })
}

/** The page that lists the links of a folder; null when it has none. */
function hrefOfFolder(
  { urlId, folderBehavior, ...link }: LayoutLink,
  title: string,
  links: readonly NavigationLink[],
  { folders }: NavigationContext,
): string | null {
  if (!isFolder(link) || urlId === '' || links.length === 0 || title === '') return null
  const isRedirect = folderBehavior === folderBehaviors.redirect
  folders.push({ urlId, title, isRedirect, links })
  return isRedirect ? null : `/${urlId}`
}

function hostOf(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).host : (url ?? '')
}
