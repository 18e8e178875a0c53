import type { Scope } from '#server/stores.ts'
import { collectionPath } from '#shared/collections/rules.ts'
import type { LayoutLink } from '#shared/collections/schema.ts'
import type { NavigationLink } from '#storefront/document/site.ts'
import { readLayouts } from './layouts.ts'

/** Something that a link can name. */
export interface Place {
  readonly id: string
  readonly kind: 'store' | 'page'
  readonly title: string
  readonly path: string
  readonly isVisible: boolean
}

/** The main navigation as visitors see it: links follow renamed pages, and those to what is hidden are left out. */
export async function readNavigation(scope: Scope): Promise<NavigationLink[]> {
  const [main] = await readLayouts(scope)
  if (!main) return []
  const places = new Map((await listPlaces(scope)).map((place) => [place.id, place]))
  return drawLinks(main.links, places)
}

/** Every store and page of the site; pages are few beside products. */
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

function drawLinks(links: readonly LayoutLink[], places: ReadonlyMap<string, Place>): NavigationLink[] {
  return links.flatMap((link): NavigationLink[] => {
    const children = drawLinks(link.children, places)
    const place = link.collectionId === null ? undefined : places.get(link.collectionId)
    const isHidden = link.collectionId !== null && !place?.isVisible
    const href = isHidden ? null : (place?.path ?? link.externalLink?.url ?? null)
    const title = link.title ?? place?.title ?? hostOf(link.externalLink?.url)
    // A folder whose own page is hidden still opens its children; without either there is nothing to show.
    return (href === null && children.length === 0) || title === '' ? [] : [{ title, href, children }]
  })
}

function hostOf(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).host : (url ?? '')
}
