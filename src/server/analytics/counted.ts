import type { ActionKind, ShopStep } from '#shared/analytics/actions.ts'
import type { Variant } from '#shared/experiments/variants.ts'
import type { VisitTexts } from './tables.ts'

/** What was seen of a visitor of a site. */
export interface Seen {
  readonly site: number
  /** In the time zone of the site: 2026112014. */
  readonly hour: number
  readonly at: number
  readonly visitor: number
}

/** A page that was opened. Texts are numbers. */
export interface View extends Seen, Readonly<Omit<VisitTexts, 'entry' | 'exit'>> {
  readonly kind: 'view'
  readonly page: number
}

/** The time that a page was visible, in seconds. */
export interface PageTime extends Seen {
  readonly kind: 'time'
  readonly page: number
  readonly seconds: number
}

/** Something that a visitor did. Texts are numbers. */
export interface Action extends Seen {
  readonly kind: 'action'
  readonly action: ActionKind
  readonly text: number
  readonly detail: number
}

/** A step on the way to an order. */
export interface Step extends Seen {
  readonly kind: 'step'
  readonly step: ShopStep
  /** The number of its name. */
  readonly stepText: number
}

/** A goal that a visitor reached, by the number of its id. */
export interface ReachedGoal extends Seen {
  readonly kind: 'goal'
  readonly goal: number
}

/** A version of a tested page that a visitor saw, by the number of its experiment. */
export interface Exposure extends Seen {
  readonly kind: 'exposure'
  readonly experiment: number
  readonly variant: Variant
}

/** An error of a script; `error` is the number of its text. */
export interface CountedError extends Seen {
  readonly kind: 'error'
  readonly error: number
  readonly page: string
  readonly release: string
  readonly stack: string
}

/** An event with the numbers of its texts. */
export type CountedEvent = View | PageTime | Action | Step | ReachedGoal | Exposure | CountedError

/** The last visit of a visitor on a day. */
export interface Visit extends VisitTexts {
  readonly site: number
  readonly day: number
  readonly visitor: number
  started_hour: number
  last_hour: number
  last_at: number
  views: number
  steps: number
  marks: string
}
