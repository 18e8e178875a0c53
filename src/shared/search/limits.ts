/** Characters of a search that are used. */
export const LONGEST_SEARCH = 100
/** Shorter searches match too much for suggestions. */
export const SHORTEST_SUGGESTED = 2
