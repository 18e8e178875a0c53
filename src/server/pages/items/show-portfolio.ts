import { isForOne } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { collectionTypes } from '#shared/collections/codes.ts'
import { itemListPath, itemPath, termPath } from '#shared/items/rules.ts'
import { firstPortfolioLayout, type ItemCollection, type ItemTerm } from '#shared/items/schema.ts'
import { limits } from '#shared/limits.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { breadcrumbData, pageData } from '#storefront/document/structured-data.ts'
import { portfolioScreen } from '#storefront/screens/portfolio/screen.tsx'
import { portfolioTexts } from '#storefront/screens/portfolio/texts.ts'
import { itemCard } from './item-words.ts'

/** All projects of a portfolio in the order of the owner, or those of a category, tag or author. */
export async function showPortfolio(
  request: PageRequest,
  collection: ItemCollection,
  term: ItemTerm | null,
): Promise<RenderedPage> {
  const { sources, website, files } = request
  const [part, site, categories] = await Promise.all([
    sources.items.list({
      ...{ collectionId: collection.id, limit: limits.itemsPerUserOrderableCollection },
      ...(term && { term }),
    }),
    siteOf(request),
    sources.items.terms(collection.id, 'category'),
  ])
  const items = part?.items ?? []
  const path = term ? termPath(collection, term.kind, term.slug) : itemListPath(collection)
  const title = term ? titleOfTerm(term) : collection.title
  const description = term ? '' : collection.description
  const layout = collection.portfolioLayout ?? firstPortfolioLayout
  return renderPage({
    site,
    files,
    isPersonal: isForOne(request),
    screen: portfolioScreen,
    model: {
      ...{ title, description: paragraphsOf(description), layout },
      categories: categories.map(({ slug, name }) => ({
        label: name,
        href: termPath(collection, 'category', slug),
        isCurrent: term?.kind === 'category' && term.slug === slug,
      })),
      all: term && { label: portfolioTexts.all, href: itemListPath(collection) },
      projects: items.map((item) => itemCard(collection, item, website.settings)),
    },
    head: {
      pageType: pageTypes.collection,
      title: (!term && collection.seoTitle) || title,
      description: (!term && collection.seoDescription) || description,
      path: request.path,
      canonicalPath: isForOne(request) ? null : path,
      collectionId: collection.id,
      collectionType: collectionTypes.generic,
      view: layout.design === 'list' ? 'list' : 'grid',
      picture: items.find(({ picture }) => picture)?.picture ?? null,
      structuredData: [
        pageData(site, {
          ...{ type: 'CollectionPage', name: title, path, description },
          lists: items.map((item) => itemPath(collection, item)),
        }),
        breadcrumbData(site, [
          { label: collection.title, href: itemListPath(collection) },
          ...(term ? [{ label: title, href: path }] : []),
        ]),
      ],
    },
  })
}

function titleOfTerm({ kind, name }: ItemTerm): string {
  if (kind === 'tag') return portfolioTexts.taggedWith(name)
  return kind === 'author' ? portfolioTexts.by(name) : name
}
