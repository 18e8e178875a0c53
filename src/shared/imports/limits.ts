import { MEGABYTE } from '#shared/files/file-size.ts'

/** What an import takes; the screen says it before a file is chosen. */
export const importLimits = {
  bytes: 20 * MEGABYTE,
  /** Records of the file, variants and pictures with lines of their own among them. */
  records: 100_000,
  columns: 500,
  /** Our own exports are read as they come, so that a ZIP file with all pictures and download files can be long. */
  ownBytes: 10_000 * MEGABYTE,
  /** As above for our own exports: what their products are called is held in memory while they are read. */
  ownRecords: 1_000_000,
  /** Store pages and categories in an export of ours: they are held in memory, and brought in by one transaction. */
  ownPlaces: 50_000,
  filename: 200,
} as const

/**
 * Products that are saved in one transaction, and about how many of their variants; between two transactions the shop goes
 * on selling. The embedded database works without pausing, so that visitors wait for a part of one: some 50 ms.
 */
export const PRODUCTS_PER_BATCH = 100
export const VARIANTS_PER_BATCH = 250
/** As above for a dry run, which only reads the shop and locks nothing. */
export const PRODUCTS_PER_LOOK = 250
