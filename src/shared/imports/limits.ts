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
  /** Exports of posts and pages are read as a stream; only the addresses of their uploads are held in memory. */
  postBytes: 200 * MEGABYTE,
  filename: 200,
} as const
