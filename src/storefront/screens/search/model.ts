import type { Picture } from '#shared/pictures/schema.ts'
import type { SearchKind } from '#shared/search/kinds.ts'
import type { ProductCardModel } from '../../products/product-card-model.ts'
import type { Paging } from '../store/model.ts'

/** The content of the search page. */
export interface SearchModel {
  /** As it was typed; empty before the first search. */
  readonly query: string
  /** The number of all results. */
  readonly total: number
  /** Links to the results of each kind, those of all kinds first; empty where there is one kind only. */
  readonly kinds: readonly KindLink[]
  /** The results by kind: the kind with the best one first. */
  readonly groups: readonly SearchGroup[]
  /** The corrected search, and the link to the search as typed; null without a correction. */
  readonly corrected: { readonly text: string; readonly asTypedHref: string } | null
  /** Shown when nothing was found. */
  readonly suggestions: readonly ProductCardModel[]
  readonly paging: Paging
}

export interface KindLink {
  /** Null for all kinds, which are not counted. */
  readonly kind: SearchKind | null
  readonly count: number | null
  readonly href: string
  readonly isCurrent: boolean
}

/** Results of one kind. */
export interface SearchGroup {
  readonly kind: SearchKind
  readonly total: number
  /** The link to all of them, where only the first ones are shown. */
  readonly allHref: string | null
  /** Products. */
  readonly cards: readonly ProductCardModel[]
  /** Pages and items. */
  readonly entries: readonly FoundEntry[]
}

/** A found page or item. */
export interface FoundEntry {
  readonly id: string
  readonly href: string
  readonly title: MarkedText
  readonly excerpt: MarkedText
  readonly picture: Picture | null
  readonly date: { readonly words: string; readonly iso: string } | null
  readonly collectionTitle: string | null
}

/** A text in parts, of which some are what was searched for. */
export type MarkedText = readonly { readonly text: string; readonly isFound: boolean }[]
