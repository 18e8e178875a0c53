import { isForOne } from '#server/site/access.ts'
import { type PageRequest, siteOf } from '#server/site/page-request.ts'
import { type RenderedPage, renderPage } from '#server/site/render-page.ts'
import { kindFacts } from '#shared/items/kinds.ts'
import { itemListPath } from '#shared/items/rules.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { pageTypes } from '#shared/pages/codes.ts'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { breadcrumbData } from '#storefront/document/structured-data.ts'
import { courseScreen } from '#storefront/screens/course/screen.tsx'
import { courseModel, lessonsOf, secondsOf } from './course-model.ts'
import { courseData } from './course-structured-data.ts'

/** A course: its cover, and its lessons by chapter. */
export async function showCourse(request: PageRequest, collection: ItemCollection): Promise<RenderedPage> {
  const [site, { all, available }] = await Promise.all([siteOf(request), lessonsOf(request, collection)])
  const path = itemListPath(collection)
  const cover = collection.course?.cover ?? null
  return renderPage({
    site,
    files: request.files,
    isPersonal: isForOne(request),
    screen: courseScreen,
    model: {
      course: courseModel(request, collection, all),
      ...{ cover, description: paragraphsOf(collection.description) },
    },
    head: {
      pageType: pageTypes.collection,
      title: collection.seoTitle || collection.title,
      description: collection.seoDescription || collection.description,
      path: request.path,
      canonicalPath: isForOne(request) ? null : path,
      collectionId: collection.id,
      collectionType: kindFacts.course.collectionType,
      view: 'list',
      picture: cover,
      structuredData: [
        courseData(site, collection, available, secondsOf(all)),
        breadcrumbData(site, [{ label: collection.title, href: path }]),
      ],
    },
  })
}
