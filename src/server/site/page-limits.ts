/** Cached pages are not counted. A household that browses a shop stays far below this; a scraper does not. */
export const PAGES_PER_MINUTE = 300
/** A search costs more than a page, and each is different. */
export const SEARCHES_PER_MINUTE = 120
