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

/** How many products are worked on at once, and about how many of their variants. */
export interface BatchSize {
  readonly products: number
  readonly variants: number
}

/**
 * What is saved at once; between two batches the shop goes on selling. The embedded database works without pausing, so
 * that visitors wait for a part of one: some 50 ms.
 */
export const IMPORT_BATCH: BatchSize = { products: 100, variants: 250 }
/** Batches in one transaction, as long as nobody else waits to write: each commit waits for the disk. */
export const BATCHES_PER_COMMIT = 5
/** The same where no one else can wait: a command without a server beside it. Places that many products share are written once. */
export const BATCHES_PER_COMMIT_ALONE = 20
/** As above for a dry run, which only reads the shop and locks nothing. */
export const DRY_RUN_BATCH: BatchSize = { products: 500, variants: 1_000 }
