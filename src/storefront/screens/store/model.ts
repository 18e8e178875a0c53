import type { ProductCardModel } from '../../products/product-card-model.ts'

/** One way of ordering or looking at a list: a link, so that it needs no script. */
export interface ListChoice {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

/** A category in the store's navigation; `depth` 0 stands below the store itself. */
export interface CategoryLink extends ListChoice {
  readonly depth: number
  /** Whether what is looked at lies in it. */
  readonly isOpen: boolean
}

/** What the store's page shows: one page of a list of products. */
export interface StoreModel {
  readonly title: string
  readonly description: string
  readonly view: 'grid' | 'list'
  readonly categories: readonly CategoryLink[]
  readonly sorts: readonly ListChoice[]
  readonly views: readonly ListChoice[]
  readonly cards: readonly ProductCardModel[]
  /** Products in the whole list, not only on this page. */
  readonly total: number
  readonly paging: Paging
}

export interface Paging {
  readonly page: number
  readonly pages: number
  readonly previousHref: string | null
  readonly nextHref: string | null
}
