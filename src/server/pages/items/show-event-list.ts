import { isForOne } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, redirectTo, renderPage } from '#server/site/render-page.ts'
import { collectionTypes } from '#shared/collections/codes.ts'
import { feedPath, itemListPath, itemPath, termPath } from '#shared/items/rules.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { breadcrumbData, pageData } from '#storefront/document/structured-data.ts'
import { eventListScreen } from '#storefront/screens/event-list/screen.tsx'
import { itemCard } from './item-words.ts'

/** The events of a collection: those to come by their beginning, then those that are over, the newest first. */
export async function showEventList(request: PageRequest, collection: ItemCollection): Promise<RenderedPage | null> {
  const { sources, query, website, files } = request
  const after = query.get('after')
  const now = Date.now()
  const path = itemListPath(collection)
  const [site, upcoming, past, categories] = await Promise.all([
    siteOf(request),
    after === null ? sources.items.upcoming(collection.id, now) : [],
    sources.items.list({
      ...{ collectionId: collection.id, limit: collection.itemsPerPage, endedBefore: now },
      ...(after !== null && { after }),
    }),
    sources.items.terms(collection.id, 'category'),
  ])
  if (!past) return redirectTo(path)
  if (after !== null && past.items.length === 0) return null
  const { settings } = website
  const olderHref = past.hasOlder ? `${path}?after=${past.items.at(-1)!.urlId}` : null
  return renderPage({
    site,
    files,
    screen: eventListScreen,
    isPersonal: isForOne(request),
    model: {
      title: collection.title,
      description: paragraphsOf(collection.description),
      categories: categories.map(({ slug, name }) => ({ label: name, href: termPath(collection, 'category', slug) })),
      upcoming: upcoming.map((item) => itemCard(collection, item, settings)),
      past: past.items.map((item) => itemCard(collection, item, settings)),
      isFirst: after === null,
      olderHref,
      calendarHref: `${path}?format=ical`,
    },
    head: {
      pageType: pageTypes.collection,
      title: collection.seoTitle || collection.title,
      description: collection.seoDescription || collection.description,
      path: request.path,
      canonicalPath: isForOne(request) ? null : after === null ? path : `${path}?after=${after}`,
      collectionId: collection.id,
      collectionType: collectionTypes.generic,
      view: 'list',
      picture: upcoming.find(({ picture }) => picture)?.picture ?? null,
      feed: { path: feedPath(collection), title: collection.title },
      ...(olderHref && { nextPath: olderHref }),
      structuredData: [
        pageData(site, {
          ...{ type: 'CollectionPage', name: collection.title, path, description: collection.description },
          lists: [...upcoming, ...past.items].map((item) => itemPath(collection, item)),
        }),
        breadcrumbData(site, [{ label: collection.title, href: path }]),
      ],
    },
  })
}
