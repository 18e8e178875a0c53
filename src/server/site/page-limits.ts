/** Kept pages are not counted. A household that leafs through a shop stays far below this; a program that takes it apart does not. */
export const PAGES_PER_MINUTE = 300
/** A search costs more than a page, and no two are alike. */
export const SEARCHES_PER_MINUTE = 120
