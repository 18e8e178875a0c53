/** The kinds of collections whose items have pages of their own; stores are in `shared/collections`. */
export const collectionKinds = ['blog'] as const
export type CollectionKind = (typeof collectionKinds)[number]

/** Record types of items; other software knows these numbers (docs/compatibility.md). */
export const recordTypes = { text: 1, image: 2, storeItem: 11, event: 12, lesson: 62, courseItem: 63 } as const

/**
 * How the items of a collection are ordered: the newest first, by their beginning, or as the owner arranged them. An
 * arranged collection holds `limits.itemsPerUserOrderableCollection`.
 */
export type ItemOrder = 'newest' | 'beginning' | 'arranged'

interface KindFacts {
  readonly recordType: number
  readonly order: ItemOrder
}

export const kindFacts: Readonly<Record<CollectionKind, KindFacts>> = {
  blog: { recordType: recordTypes.text, order: 'newest' },
}
