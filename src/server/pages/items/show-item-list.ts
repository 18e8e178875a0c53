import { isForOne } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, redirectTo, renderPage } from '#server/site/render-page.ts'
import { type DatedKind, kindFacts } from '#shared/items/kinds.ts'
import { feedPath, itemListPath, itemPath, termPath } from '#shared/items/rules.ts'
import type { ItemCollection, ItemTerm } from '#shared/items/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { breadcrumbData, pageData } from '#storefront/document/structured-data.ts'
import { itemListScreen } from '#storefront/screens/item-list/screen.tsx'
import { itemListTexts } from '#storefront/screens/item-list/texts.ts'
import { itemCard, nameOfTerm } from './item-words.ts'

const MOST_CATEGORIES = 20

/** The list of a collection in the order of its dates, or of one of its categories, tags, authors or months. */
export async function showItemList(
  request: PageRequest,
  collection: ItemCollection & { readonly kind: DatedKind },
  term: ItemTerm | null,
): Promise<RenderedPage | null> {
  const { sources, query, website, files } = request
  const after = query.get('after')
  const before = after === null ? query.get('before') : null
  const path = term ? termPath(collection, term.kind, term.slug) : itemListPath(collection)
  const [part, site, categories] = await Promise.all([
    sources.items.list({
      collectionId: collection.id,
      limit: collection.itemsPerPage,
      ...(term && { term }),
      ...(after !== null && { after }),
      ...(before !== null && { before }),
    }),
    siteOf(request),
    sources.items.terms(collection.id, 'category'),
  ])
  // The items of this address are gone: show the start of the list, which has one address.
  if (!part || (before !== null && !part.hasNewer)) return redirectTo(path)
  if (after !== null && part.items.length === 0) return null
  const { settings } = website
  const texts = itemListTexts[collection.kind]
  const title = term ? titleOfTerm(term, nameOfTerm(term, settings), texts) : collection.title
  const newerHref = part.hasNewer ? `${path}?before=${part.items[0]!.urlId}` : null
  const olderHref = part.hasOlder ? `${path}?after=${part.items.at(-1)!.urlId}` : null
  const description = term ? '' : collection.description
  return renderPage({
    site,
    files,
    screen: itemListScreen,
    isPersonal: isForOne(request),
    model: {
      kind: collection.kind,
      title,
      description: paragraphsOf(description),
      categories: categories.slice(0, MOST_CATEGORIES).map(({ slug, name }) => ({
        label: name,
        href: termPath(collection, 'category', slug),
        isCurrent: term?.kind === 'category' && term.slug === slug,
      })),
      all: term && { label: texts.all, href: itemListPath(collection) },
      cards: part.items.map((item) => itemCard(collection, item, settings)),
      newerHref,
      olderHref,
      feedHref: feedPath(collection),
    },
    head: {
      pageType: pageTypes.collection,
      title: (!term && collection.seoTitle) || title,
      description: (!term && collection.seoDescription) || description,
      path: request.path,
      // Its place in the list changes when an item is added.
      canonicalPath: before === null && !isForOne(request) ? `${path}${after === null ? '' : `?after=${after}`}` : null,
      collectionId: collection.id,
      collectionType: kindFacts[collection.kind].collectionType,
      view: 'list',
      picture: part.items.find(({ picture }) => picture)?.picture ?? null,
      feed: { path: feedPath(collection), title: collection.title },
      ...(newerHref && { previousPath: newerHref }),
      ...(olderHref && { nextPath: olderHref }),
      structuredData: [
        pageData(site, {
          ...{ type: collection.kind === 'blog' && !term ? 'Blog' : 'CollectionPage', name: title, path, description },
          lists: part.items.map((item) => itemPath(collection, item)),
        }),
        breadcrumbData(site, [
          { label: collection.title, href: itemListPath(collection) },
          ...(term ? [{ label: title, href: path }] : []),
        ]),
      ],
    },
  })
}

function titleOfTerm({ kind }: ItemTerm, name: string, texts: (typeof itemListTexts)[DatedKind]): string {
  if (kind === 'tag') return texts.taggedWith(name)
  if (kind === 'author') return texts.writtenBy(name)
  return kind === 'archive' ? texts.ofMonth(name) : name
}
