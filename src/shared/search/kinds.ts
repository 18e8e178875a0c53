import { collectionKinds } from '#shared/items/kinds.ts'

/** The kinds of things that searches find: items by the kind of their collection. */
export const searchKinds = ['product', 'page', ...collectionKinds] as const
export type SearchKind = (typeof searchKinds)[number]

/** Counts end here: a search that finds more says so. */
export const MOST_FOUND = 1_000
