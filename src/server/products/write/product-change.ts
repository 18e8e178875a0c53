import type { SearchDocument } from '#server/search/index-documents.ts'
import type { Product } from '#shared/products/schema.ts'

/** What becomes of one product: null before is new, null after is gone. Both have the same id. */
export interface ProductChange {
  readonly before: Product | null
  readonly after: Product | null
}

/** How products are written. */
export interface WriteOptions {
  readonly batchId: string
  /** What the stock's history says about pieces that come or go. */
  readonly stockReason?: 'set' | 'import'
  readonly aboutId?: string | null
  /** Whether URLs that change leave redirects behind; not while a change is undone, as its redirects are undone too. */
  readonly leavesRedirects?: boolean
  /** URLs that products had for a moment only: no one looks for them there. */
  readonly isTemporaryUrl?: (urlId: string) => boolean
  /**
   * Takes what products are found by, for a caller that writes products several times in one transaction and indexes them
   * once at its end: words that they share go to the same places of the index.
   */
  readonly index?: (documents: readonly SearchDocument[]) => void
}
