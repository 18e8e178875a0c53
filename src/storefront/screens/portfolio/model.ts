import type { PortfolioLayout } from '#shared/items/schema.ts'
import type { ItemCardModel, TermLink } from '../../items/model.ts'

/** The overview of a portfolio, or of one of its categories, tags or authors. */
export interface PortfolioModel {
  readonly title: string
  readonly description: readonly string[]
  readonly layout: PortfolioLayout
  readonly categories: readonly (TermLink & { readonly isCurrent: boolean })[]
  /** The whole portfolio when this is a part of it. */
  readonly all: TermLink | null
  readonly projects: readonly ItemCardModel[]
}
