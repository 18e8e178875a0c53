/** The kinds of collections whose items have pages of their own; stores are in `shared/collections`. */
export const collectionKinds = ['blog', 'events'] as const
export type CollectionKind = (typeof collectionKinds)[number]

/** Whether items of a kind begin and end. */
export const hasDates = (kind: CollectionKind): boolean => kind === 'events'

/** Record types of items; other software knows these numbers (docs/compatibility.md). */
export const recordTypes = { text: 1, image: 2, storeItem: 11, event: 12, lesson: 62, courseItem: 63 } as const

interface KindFacts {
  readonly recordType: number
}

export const kindFacts: Readonly<Record<CollectionKind, KindFacts>> = {
  blog: { recordType: recordTypes.text },
  events: { recordType: recordTypes.event },
}
