import type { CollectionKind } from '#shared/items/kinds.ts'

interface KindWords {
  /** The kind of collection: 'Blog'. */
  readonly name: string
  /** What it holds: 'post', 'posts'. */
  readonly item: string
  readonly items: string
}

export const kindWords: Readonly<Record<CollectionKind, KindWords>> = {
  blog: { name: 'Blog', item: 'post', items: 'posts' },
  events: { name: 'Events', item: 'event', items: 'events' },
}

/** A word at the beginning of a sentence. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
