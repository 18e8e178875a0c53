import { isForOne } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { calendarTemplateLink } from '#shared/items/calendar.ts'
import { hasTerms, isDated, kindFacts } from '#shared/items/kinds.ts'
import { feedPath, itemListPath, itemPath, termPath, termSlug } from '#shared/items/rules.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { itemScreen } from '#storefront/screens/item/screen.tsx'
import { resolveSections } from '../blocks/resolve-blocks.ts'
import type { PostedTo } from '../posted-to.ts'
import { lengthOf } from './album-model.ts'
import { itemStructuredData } from './item-structured-data.ts'
import { descriptionOf, whenOf } from './item-words.ts'
import { lessonVideo } from './lesson-video.ts'
import { showLesson } from './show-lesson.ts'

/** The page of an item. @param posted a returned form, which makes the page personal */
export async function showItem(
  request: PageRequest,
  collection: ItemCollection,
  item: Item,
  posted: PostedTo | null = null,
): Promise<RenderedPage | null> {
  if (collection.kind === 'course') return showLesson(request, collection, item, posted)
  const { sources, website, files } = request
  const page = (await sources.items.pages([item.id])).get(item.id)
  if (!page) return null
  const [site, { older, newer }, sections] = await Promise.all([
    siteOf(request),
    sources.items.neighbors(item),
    resolveSections(request, { page, posted, startStep: 0 }),
  ])
  const path = itemPath(collection, item)
  const linkTo = (other: Item | null) => other && { label: other.title, href: itemPath(collection, other) }
  const linkOf = (kind: 'category' | 'tag' | 'author', name: string) => ({
    label: name,
    href: termPath(collection, kind, termSlug(name)),
  })
  const description = descriptionOf(item, page.content)
  return renderPage({
    site,
    files,
    screen: itemScreen,
    isPersonal: posted !== null || isForOne(request),
    model: {
      title: item.title,
      collection: { label: collection.title, href: itemListPath(collection) },
      ...{ collectionId: collection.id, kind: collection.kind },
      date: whenOf(item, website.settings),
      event: item.startsAt === null ? null : eventFacts(item, path),
      author: item.authorName
        ? { ...linkOf('author', item.authorName), ...(!hasTerms(collection.kind) && { href: null }) }
        : null,
      recording: item.recording?.file ?? null,
      video: lessonVideo(item),
      length: lengthOf(item.recording ?? item.lesson)?.words ?? null,
      excerpt: item.excerpt,
      picture: item.picture,
      categories: item.categories.map((name) => linkOf('category', name)),
      tags: item.tags.map((name) => linkOf('tag', name)),
      source: item.sourceUrl ? { label: new URL(item.sourceUrl).host, href: item.sourceUrl } : null,
      sections,
      newer: linkTo(newer),
      older: linkTo(older),
    },
    head: {
      pageType: pageTypes.contentItem,
      title: item.seoTitle || item.title,
      description,
      path: request.path,
      canonicalPath: isForOne(request) ? null : path,
      ...(collection.kind === 'blog' && { openGraphType: 'article' as const }),
      collectionId: collection.id,
      collectionType: kindFacts[collection.kind].collectionType,
      itemId: item.id,
      view: 'item',
      picture: item.picture,
      ...(isDated(collection.kind) && { feed: { path: feedPath(collection), title: collection.title } }),
      structuredData: itemStructuredData({ item, collection, path, description, site, changedAt: page.updatedAt }),
    },
  })
}

function eventFacts(item: Item, path: string) {
  const { location } = item
  const lines = location ? [location.name, location.addressLine1, location.addressLine2, location.addressCountry] : []
  return {
    place: lines.filter((line) => line !== ''),
    templateHref: calendarTemplateLink(item),
    fileHref: `${path}?format=ical`,
  }
}
