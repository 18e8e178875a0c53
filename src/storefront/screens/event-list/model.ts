import type { ItemCardModel, TermLink } from '../../items/model.ts'

/** The events of a collection. */
export interface EventListModel {
  readonly title: string
  readonly description: readonly string[]
  readonly categories: readonly TermLink[]
  readonly upcoming: readonly ItemCardModel[]
  readonly past: readonly ItemCardModel[]
  /** Whether this is the beginning of the list; the others have past events only. */
  readonly isFirst: boolean
  readonly olderHref: string | null
  readonly calendarHref: string
}
