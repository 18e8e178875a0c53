import { PIECE_ALONE, PIECE_BESIDE_VISITORS, type PostingPiece } from '#server/search/write-postings.ts'

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
/**
 * Batches in one transaction while nothing else waits to write: each commit waits for the disk, and writes again most
 * pages of the search index. Twice as many would take the memory of a server beyond 400 MB.
 */
const BATCHES_PER_COMMIT = 10
/** For a command without a server beside it, where no visitor waits: what a batch asks the database is asked less often. */
const BATCH_ALONE: BatchSize = { products: 400, variants: 1_000 }
const BATCHES_PER_COMMIT_ALONE = 5

/** How much an import does before it lets others have a turn. */
export interface ImportPace {
  readonly batch: BatchSize
  /** At most; fewer while others of this process wait to write. */
  readonly batchesPerCommit: number
  readonly postings: PostingPiece
}

export const BESIDE_VISITORS: ImportPace = {
  batch: IMPORT_BATCH,
  batchesPerCommit: BATCHES_PER_COMMIT,
  postings: PIECE_BESIDE_VISITORS,
}
export const ALONE: ImportPace = {
  batch: BATCH_ALONE,
  batchesPerCommit: BATCHES_PER_COMMIT_ALONE,
  postings: PIECE_ALONE,
}

/** As above for a dry run, which only reads the shop and locks nothing. */
export const DRY_RUN_BATCH: BatchSize = { products: 500, variants: 1_000 }
/**
 * Imported products whose postings are written together, in the order of their words (decision 068): visitors find a
 * product once this many have followed, or at the end.
 */
export const POSTED_AT_ONCE = 20_000
