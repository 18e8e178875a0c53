import type { DatedKind } from '#shared/items/kinds.ts'
import type { Picture } from '#shared/pictures/schema.ts'

/** An item in a list. */
export interface ItemCardModel {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly excerpt: string
  readonly picture: Picture | null
  /** Its date as text, and as `datetime` has it; null where it is not shown. */
  readonly date: { readonly words: string; readonly iso: string } | null
  readonly categories: readonly TermLink[]
}

/** A link to the items of one category, tag, author or month. */
export interface TermLink {
  readonly label: string
  readonly href: string
}

/** A page of a collection's list. */
export interface ItemListModel {
  readonly kind: DatedKind
  readonly title: string
  readonly description: readonly string[]
  /** The categories of the whole collection; one of them may be open. */
  readonly categories: readonly (TermLink & { readonly isCurrent: boolean })[]
  /** The whole list when this is a part of it. */
  readonly all: TermLink | null
  readonly cards: readonly ItemCardModel[]
  readonly newerHref: string | null
  readonly olderHref: string | null
  readonly feedHref: string
}
