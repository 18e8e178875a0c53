import { MEGABYTE } from '#shared/files/file-size.ts'

/** Limits of an import; the screen shows them before a file is chosen. */
export const importLimits = {
  bytes: 20 * MEGABYTE,
  /** Records of the file, including separate lines of variants and pictures. */
  records: 100_000,
  columns: 500,
  /** Our own exports are read as a stream, so a ZIP file with all pictures and download files can be large. */
  ownBytes: 10_000 * MEGABYTE,
  /** As above for our own exports: only the names of their products are held in memory. */
  ownRecords: 1_000_000,
  /** Store pages and categories in our own export: they are held in memory and saved in one transaction. */
  ownPlaces: 50_000,
  filename: 200,
} as const

/** How many products are processed at once, and about how many of their variants. */
export interface BatchSize {
  readonly products: number
  readonly variants: number
}

/**
 * What is saved at once; between two batches other requests are served. SQLite blocks the main thread, so visitors wait
 * for a part of a batch: some 50 ms.
 */
export const IMPORT_BATCH: BatchSize = { products: 100, variants: 250 }
/** Batches in one transaction while nothing else waits to write: each commit waits for the disk. */
export const BATCHES_PER_COMMIT = 5
/** The same for a command without a server beside it, where no visitor waits. */
export const BATCHES_PER_COMMIT_ALONE = 20
/** As above for a dry run, which only reads the shop and locks nothing. */
export const DRY_RUN_BATCH: BatchSize = { products: 500, variants: 1_000 }
