import type { Picture } from '#shared/products/schema.ts'
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
  /** Paragraphs above the products. */
  readonly description: readonly string[]
  readonly picture: Picture | null
  readonly view: 'grid' | 'list'
  readonly categories: readonly CategoryLink[]
  readonly sorts: readonly ListChoice[]
  readonly views: readonly ListChoice[]
  readonly cards: readonly ProductCardModel[]
  /** Products in the whole list, not only on this page. */
  readonly total: number
  /** Null where the list cannot be filtered. */
  readonly filters: FiltersModel | null
  readonly paging: Paging
}

/** A box of a filter, and how many products it would leave. */
export interface FilterBox {
  readonly count: number
  readonly isChosen: boolean
}

/** What a list can be narrowed down to: a form that is sent as an address, so that it needs no script. */
export interface FiltersModel {
  readonly action: string
  /** What the address says besides. */
  readonly hidden: readonly { readonly name: string; readonly value: string }[]
  readonly options: readonly {
    readonly title: string
    readonly name: string
    readonly values: readonly (FilterBox & { readonly value: string })[]
  }[]
  readonly inStock: FilterBox | null
  readonly onSale: FilterBox | null
  /** In units of the currency, as they are typed. */
  readonly price: {
    readonly from: string
    readonly to: string
    readonly lowest: string
    readonly highest: string
    readonly currency: string
  }
  /** What is chosen, each with the way to the list without it. */
  readonly chosen: readonly { readonly label: string; readonly href: string }[]
  readonly clearHref: string
}

export interface Paging {
  readonly page: number
  readonly pages: number
  readonly previousHref: string | null
  readonly nextHref: string | null
}
