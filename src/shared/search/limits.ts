/** Characters of a search that are read. */
export const LONGEST_SEARCH = 100
/** Fewer letters fit too much to suggest anything. */
export const SHORTEST_SUGGESTED = 2
