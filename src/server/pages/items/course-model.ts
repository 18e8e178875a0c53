import type { PageRequest } from '#server/site/page-request.ts'
import { formatDate, isoInZone } from '#shared/dates/format.ts'
import { itemListPath, itemPath, sortOf } from '#shared/items/rules.ts'
import type { Item, ItemCollection } from '#shared/items/schema.ts'
import { formatLength, isoLength } from '#shared/items/track-length.ts'
import { limits } from '#shared/limits.ts'
import type { ChapterModel, CourseModel, LessonModel } from '#storefront/courses/model.ts'

/** The lessons of a course in the order of the owner. */
interface Lessons {
  /** Those that can be opened, and those that will be on a date. */
  readonly all: readonly Item[]
  readonly available: readonly Item[]
}

export async function lessonsOf({ sources }: PageRequest, { id }: ItemCollection): Promise<Lessons> {
  const [part, scheduled] = await Promise.all([
    sources.items.list({ collectionId: id, limit: limits.itemsPerUserOrderableCollection }),
    sources.items.scheduled(id),
  ])
  const available = part?.items ?? []
  const all = [...available, ...scheduled].toSorted(
    (one, other) => sortOf(other) - sortOf(one) || (one.id < other.id ? 1 : -1),
  )
  return { all, available }
}

/** A course as its page and the pages of its lessons show it. */
export function courseModel(
  { website: { settings } }: Pick<PageRequest, 'website'>,
  collection: ItemCollection,
  lessons: readonly Item[],
): CourseModel {
  const toModel = (item: Item): LessonModel => {
    const isComing = item.status === 'scheduled'
    const seconds = item.lesson?.seconds ?? null
    return {
      ...{ id: item.id, title: item.title, excerpt: item.excerpt },
      href: isComing ? null : itemPath(collection, item),
      length: seconds === null ? null : { words: formatLength(seconds), iso: isoLength(seconds) },
      availableOn: isComing
        ? { words: formatDate(item.publishAt, settings), iso: isoInZone(item.publishAt, settings.timeZone) }
        : null,
    }
  }
  const chapters: (ChapterModel & { lessons: LessonModel[] })[] = []
  for (const item of lessons) {
    const title = item.lesson?.chapter ?? ''
    const last = chapters.at(-1)
    if (last?.title === title) last.lessons.push(toModel(item))
    else chapters.push({ title, lessons: [toModel(item)] })
  }
  return {
    ...{ id: collection.id, title: collection.title, href: itemListPath(collection) },
    ...{ chapters, lessonCount: lessons.length, minutes: Math.ceil(secondsOf(lessons) / 60) },
  }
}

/** The length of all lessons whose length is known. */
export const secondsOf = (lessons: readonly Item[]): number =>
  lessons.reduce((sum, { lesson }) => sum + (lesson?.seconds ?? 0), 0)
