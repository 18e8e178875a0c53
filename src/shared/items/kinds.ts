import { collectionTypes } from '#shared/collections/codes.ts'
import { limits } from '#shared/limits.ts'

/** The kinds of collections whose items have pages of their own; stores are in `shared/collections`. */
export const collectionKinds = ['blog', 'events', 'portfolio', 'album', 'course', 'lessons'] as const
export type CollectionKind = (typeof collectionKinds)[number]

/** Kinds whose lists follow the dates of their items, one page after the other. */
export type DatedKind = 'blog' | 'events' | 'lessons'

/** Whether items are lessons: they have a video and a length. Those of a course are in its order, others newest first. */
export const hasLessons = (kind: CollectionKind): boolean => kind === 'course' || kind === 'lessons'

/** Whether items of a kind begin and end. */
export const hasDates = (kind: CollectionKind): boolean => kind === 'events'

/** Record types of items; other software knows these numbers (docs/compatibility.md). */
export const recordTypes = { text: 1, image: 2, storeItem: 11, event: 12, lesson: 62, courseItem: 63 } as const

interface KindFacts {
  /** The number by which scripts and styles know the collection. */
  readonly collectionType: number
  readonly recordType: number
  /** How many items fit into a collection whose order the owner chooses; null where dates order them. */
  readonly mostItems: number | null
}

const generic = { collectionType: collectionTypes.generic }

export const kindFacts: Readonly<Record<CollectionKind, KindFacts>> = {
  blog: { ...generic, recordType: recordTypes.text, mostItems: null },
  events: { ...generic, recordType: recordTypes.event, mostItems: null },
  portfolio: { ...generic, recordType: recordTypes.text, mostItems: limits.itemsPerUserOrderableCollection },
  album: { ...generic, recordType: recordTypes.text, mostItems: limits.tracksPerAlbum },
  course: {
    collectionType: collectionTypes.course,
    recordType: recordTypes.courseItem,
    mostItems: limits.itemsPerUserOrderableCollection,
  },
  lessons: { collectionType: collectionTypes.lessons, recordType: recordTypes.lesson, mostItems: null },
}

/** Whether items have categories, tags and authors with lists of their own; tracks and lessons are one list. */
export const hasTerms = (kind: CollectionKind): boolean => kind !== 'album' && kind !== 'course'

/** Whether dates order the items. A list in the owner's order is one page, without dates, months and a feed. */
export const isDated = (kind: CollectionKind): kind is DatedKind => kindFacts[kind].mostItems === null
