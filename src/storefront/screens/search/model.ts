import type { ProductCardModel } from '../../products/product-card-model.ts'
import type { Paging } from '../store/model.ts'

/** The content of the search page. */
export interface SearchModel {
  /** As it was typed; empty before the first search. */
  readonly query: string
  readonly cards: readonly ProductCardModel[]
  readonly total: number
  /** The corrected search, and the link to the search as typed; null without a correction. */
  readonly corrected: { readonly text: string; readonly asTypedHref: string } | null
  /** Matching pages of the site, a few at most. */
  readonly pages: readonly { readonly title: string; readonly href: string; readonly description: string }[]
  /** Shown when nothing was found. */
  readonly suggestions: readonly ProductCardModel[]
  readonly paging: Paging
}
