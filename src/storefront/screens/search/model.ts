import type { ProductCardModel } from '../../products/product-card-model.ts'
import type { Paging } from '../store/model.ts'

/** What the search page shows. */
export interface SearchModel {
  /** As it was typed; empty before anything is sought. */
  readonly query: string
  readonly cards: readonly ProductCardModel[]
  readonly total: number
  /** What was looked for in place of what was typed, and the way to what was typed; null where nothing was corrected. */
  readonly corrected: { readonly text: string; readonly asTypedHref: string } | null
  /** Pages of the site that fit, a few at most. */
  readonly pages: readonly { readonly title: string; readonly href: string; readonly description: string }[]
  /** What is offered where nothing was found. */
  readonly suggestions: readonly ProductCardModel[]
  readonly paging: Paging
}
