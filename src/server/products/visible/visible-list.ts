/** Orders of a list for visitors; `manual` is the shop's own order. */
export type VisitorSort = 'manual' | 'newest' | 'price-low' | 'price-high' | 'title'

export interface VisibleList {
  readonly collectionId: string
  /** Includes its descendants; absent: the whole store. */
  readonly categoryId?: string
  readonly sort: VisitorSort
  readonly offset: number
  readonly limit: number
}

/** The column of each order; each has an index that begins with website, store and status. */
export const sortColumns = {
  manual: { column: 'product.display_index', direction: 'asc' },
  newest: { column: 'product.created_at', direction: 'desc' },
  'price-low': { column: 'product.price_from_cents', direction: 'asc' },
  'price-high': { column: 'product.price_from_cents', direction: 'desc' },
  title: { column: 'product.title_key', direction: 'asc' },
} as const
