import { isoInZone } from '#shared/dates/format.ts'
import { itemListPath, itemPath } from '#shared/items/rules.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { isoLength } from '#shared/items/track-length.ts'
import type { Site } from '#storefront/document/site.ts'
import { imageUrl } from '#storefront/document/structured-data.ts'

/** A course with the lessons that are available, as schema.org has it. @param seconds of all its lessons; 0 if unknown */
export function courseData(
  site: Pick<Site, 'origin' | 'title'>,
  collection: ItemCollection,
  lessons: readonly Item[],
  seconds: number,
): object {
  const url = site.origin + itemListPath(collection)
  const cover = collection.course?.cover ?? null
  return {
    ...{ '@type': 'Course', '@id': `${url}#course`, name: collection.title, url },
    ...(collection.description && { description: collection.description }),
    ...(cover && { image: imageUrl(site.origin, cover) }),
    provider: { '@type': 'Organization', name: site.title, url: `${site.origin}/` },
    isAccessibleForFree: true,
    hasCourseInstance: {
      ...{ '@type': 'CourseInstance', courseMode: 'online' },
      ...(seconds > 0 && { courseWorkload: isoLength(seconds) }),
    },
    ...(lessons.length > 0 && {
      hasPart: lessons.map((lesson, index) => ({
        ...{ '@type': 'LearningResource', position: index + 1, name: lesson.title },
        url: site.origin + itemPath(collection, lesson),
      })),
    }),
  }
}

/** A lesson by itself, with the course or collection that it is a part of. */
export function lessonData(
  site: Pick<Site, 'origin' | 'settings'>,
  collection: ItemCollection,
  item: Item,
  description: string,
): object {
  const url = site.origin + itemPath(collection, item)
  const { video = null, seconds = null } = item.lesson ?? {}
  return {
    ...{ '@type': 'LearningResource', '@id': `${url}#lesson`, name: item.title, learningResourceType: 'lesson' },
    isPartOf: {
      '@type': collection.kind === 'course' ? 'Course' : 'Collection',
      ...{ name: collection.title, url: site.origin + itemListPath(collection) },
    },
    isAccessibleForFree: true,
    ...(seconds !== null && { timeRequired: isoLength(seconds) }),
    // Search engines refuse a video without a picture.
    ...(video?.source === 'file' &&
      item.picture && {
        video: {
          ...{ '@type': 'VideoObject', name: item.title, description: description || item.title },
          thumbnailUrl: imageUrl(site.origin, item.picture),
          uploadDate: isoInZone(item.publishAt, site.settings.timeZone),
          contentUrl: site.origin + video.file.assetUrl,
          ...(seconds !== null && { duration: isoLength(seconds) }),
        },
      }),
  }
}
