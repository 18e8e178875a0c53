import type { Scope } from '#server/scope.ts'
import { categoryPath, collectionPath } from '#shared/collections/rules.ts'
import type { LayoutLink } from '#shared/collections/schema.ts'
import type { NavigationLink } from '#storefront/document/site.ts'
import { readLayouts } from './layouts.ts'

/** A target of a link. */
export interface Place {
  readonly id: string
  readonly kind: 'store' | 'page'
  readonly title: string
  readonly path: string
  readonly isVisible: boolean
}

/** The main navigation as visitors see it: links follow renamed pages, and those to hidden pages are left out. */
export async function readNavigation(scope: Scope): Promise<NavigationLink[]> {
  const [main] = await readLayouts(scope)
  if (!main) return []
  const places = new Map((await listPlaces(scope)).map((place) => [place.id, place]))
  return drawLinks(main.links, { places, categories: await firstCategories(scope) })
}

/** The data that links are rendered from. */
interface NavigationContext {
  readonly places: ReadonlyMap<string, Place>
  /** The first categories of each store, by its id. */
  readonly categories: ReadonlyMap<string, readonly NavigationLink[]>
}

/** As many as a menu can show. */
const MOST_CATEGORIES = 12

/** The categories directly below the root of every store. */
async function firstCategories({ database, websiteId }: Scope): Promise<Map<string, NavigationLink[]>> {
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
    .where('root.type', '=', 'ROOT')
    .orderBy('category.display_index')
    .limit(200)
    .execute()
  const found = new Map<string, NavigationLink[]>()
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

/** Every store and page of the site; there are few compared to products. */
export async function listPlaces({ database, websiteId }: Scope): Promise<Place[]> {
  const stores = await database
    .selectFrom('collections')
    .select(['id', 'navigation_title', 'url_id', 'enabled'])
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .execute()
  const pages = await database
    .selectFrom('pages')
    .select(['id', 'title', 'url_id', 'status'])
    .where('website_id', '=', websiteId)
    .orderBy('created_at')
    .execute()
  return [
    ...stores.map(
      (store): Place => ({
        id: store.id,
        kind: 'store',
        title: store.navigation_title,
        path: collectionPath({ urlId: store.url_id }),
        isVisible: store.enabled === 1,
      }),
    ),
    ...pages.map(
      (page): Place => ({
        id: page.id,
        kind: 'page',
        title: page.title,
        path: `/${page.url_id}`,
        isVisible: page.status === 'published',
      }),
    ),
  ]
}

function drawLinks(links: readonly LayoutLink[], context: NavigationContext): NavigationLink[] {
  const { places } = context
  return links.flatMap((link): NavigationLink[] => {
    const children = drawLinks(link.children, context)
    const place = link.collectionId === null ? undefined : places.get(link.collectionId)
    const isHidden = link.collectionId !== null && !place?.isVisible
    const href = isHidden ? null : (place?.path ?? link.externalLink?.url ?? null)
    const title = link.title ?? place?.title ?? hostOf(link.externalLink?.url)
    // A folder whose own page is hidden still opens its children; without either there is nothing to show.
    if ((href === null && children.length === 0) || title === '') return []
    const newWindow = href !== null && !place && (link.externalLink?.newWindow ?? false)
    const categories = (place?.isVisible && context.categories.get(place.id)) || []
    return [{ title, href, newWindow, children, categories }]
  })
}

function hostOf(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).host : (url ?? '')
}
