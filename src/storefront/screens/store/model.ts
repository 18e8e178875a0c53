import type { Picture } from '#shared/pictures/schema.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'

/** One order or view of a list: a link, so that it needs no script. */
export interface ListChoice {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

/** A view of a store. */
export interface ViewChoice extends ListChoice {
  readonly view: 'grid' | 'list'
}

/** A category in the store's navigation; `depth` 0 is directly below the store. */
export interface CategoryLink extends ListChoice {
  readonly depth: number
  /** Whether the current page is in it. */
  readonly isOpen: boolean
}

/** The content of the store's page: one page of a list of products. */
export interface StoreModel {
  readonly title: string
  /** Paragraphs above the products. */
  readonly description: readonly string[]
  readonly picture: Picture | null
  readonly view: 'grid' | 'list'
  readonly categories: readonly CategoryLink[]
  readonly sorts: readonly ListChoice[]
  readonly views: readonly ViewChoice[]
  readonly cards: readonly ProductCardModel[]
  /** Products in the whole list, not only on this page. */
  readonly total: number
  /** Null when the list cannot be filtered. */
  readonly filters: FiltersModel | null
  readonly paging: Paging
}

/** A checkbox of a filter, and how many products match with it. */
export interface FilterBox {
  readonly count: number
  readonly isChosen: boolean
}

/** The filters of a list: a form that is sent in the URL, so that it needs no script. */
export interface FiltersModel {
  readonly action: string
  /** Other parameters of the URL. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[]
  readonly options: readonly {
    readonly title: string
    readonly name: string
    readonly values: readonly (FilterBox & { readonly value: string })[]
  }[]
  readonly inStock: FilterBox | null
  readonly onSale: FilterBox | null
  /** In units of the currency, as people type them. */
  readonly price: {
    readonly from: string
    readonly to: string
    readonly lowest: string
    readonly highest: string
    readonly currency: string
  }
  /** The chosen filters, each with the link to the list without it. */
  readonly chosen: readonly { readonly label: string; readonly href: string }[]
  readonly clearHref: string
}

export interface Paging {
  readonly page: number
  readonly pages: number
  readonly previousHref: string | null
  readonly nextHref: string | null
}
