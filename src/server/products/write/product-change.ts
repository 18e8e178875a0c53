import type { SearchDocument } from '#server/search/document-words.ts'
import type { Product } from '#shared/products/schema.ts'

/** The change of one product: null before is new, null after is deleted. Both have the same id. */
export interface ProductChange {
  readonly before: Product | null
  readonly after: Product | null
}

/** How products are written. */
export interface WriteOptions {
  readonly batchId: string
  /** The reason in the stock's history. */
  readonly stockReason?: 'set' | 'import'
  readonly aboutId?: string | null
  /** Whether changed URLs leave redirects; false while a change is undone, as its redirects are undone too. */
  readonly leavesRedirects?: boolean
  /** URLs that products have only temporarily, which need no redirects. */
  readonly isTemporaryUrl?: (urlId: string) => boolean
  /**
   * Receives the search documents, for a caller that writes products several times in one transaction and indexes them
   * once at its end: common words then change the same index pages once.
   */
  readonly index?: (documents: readonly SearchDocument[]) => void
}
