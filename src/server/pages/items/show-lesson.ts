import { isForOne } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { kindFacts } from '#shared/items/kinds.ts'
import { itemPath } from '#shared/items/rules.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { lessonScreen } from '#storefront/screens/lesson/screen.tsx'
import { resolveSections } from '../blocks/resolve-blocks.ts'
import type { PostedTo } from '../posted-to.ts'
import { courseModel, lessonsOf } from './course-model.ts'
import { itemStructuredData } from './item-structured-data.ts'
import { descriptionOf } from './item-words.ts'
import { lessonVideo } from './lesson-video.ts'

/** The page of a lesson: its video, its words, and the other lessons beside it. @param posted as of `showItem` */
export async function showLesson(
  request: PageRequest,
  collection: ItemCollection,
  item: Item,
  posted: PostedTo | null,
): Promise<RenderedPage | null> {
  const page = (await request.sources.items.pages([item.id])).get(item.id)
  if (!page) return null
  const [site, { all, available }, sections] = await Promise.all([
    siteOf(request),
    lessonsOf(request, collection),
    resolveSections(request, { page, posted, startStep: 0 }),
  ])
  const path = itemPath(collection, item)
  const description = descriptionOf(item, page.content)
  // One that lists leave out is beside none.
  const place = available.findIndex(({ id }) => id === item.id)
  const beside = (step: 1 | -1) => (place === -1 ? undefined : available[place + step])
  const linkTo = (other: Item | undefined) => (other ? { label: other.title, href: itemPath(collection, other) } : null)
  const number = all.findIndex(({ id }) => id === item.id) + 1
  return renderPage({
    site,
    files: request.files,
    screen: lessonScreen,
    isPersonal: posted !== null || isForOne(request),
    model: {
      ...{ id: item.id, title: item.title, excerpt: item.excerpt, chapter: item.lesson?.chapter ?? '' },
      number: number === 0 ? null : number,
      course: courseModel(request, collection, all),
      video: lessonVideo(item),
      picture: item.picture,
      sections,
      ...{ previous: linkTo(beside(-1)), next: linkTo(beside(1)) },
    },
    head: {
      pageType: pageTypes.contentItem,
      title: item.seoTitle || item.title,
      description,
      path: request.path,
      canonicalPath: isForOne(request) ? null : path,
      collectionId: collection.id,
      collectionType: kindFacts.course.collectionType,
      itemId: item.id,
      view: 'item',
      picture: item.picture,
      structuredData: itemStructuredData({ item, collection, path, description, site, changedAt: page.updatedAt }),
    },
  })
}
