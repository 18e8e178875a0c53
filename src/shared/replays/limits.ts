/** A recording is deleted after so many days. */
export const KEPT_DAYS = 7
/** A visit is recorded for half an hour at most. */
export const LONGEST_MILLISECONDS = 30 * 60_000
/** A recording ends when its visitor does nothing for this long. */
export const PAUSE_MILLISECONDS = 10 * 60_000

/** Largest part that a page sends, in characters: the whole page comes first. */
export const MOST_IN_PART = 1_500_000
/** Largest recording, in characters. */
export const MOST_IN_RECORDING = 6_000_000
/** Parts of one recording. */
export const MOST_PARTS = 600
/** New recordings of a site in 24 hours. */
export const MOST_A_DAY = 200
/** What all recordings of a site take, compressed, in bytes. */
export const MOST_STORED = 300_000_000
/** Recordings that the studio lists. */
export const MOST_LISTED = 200
