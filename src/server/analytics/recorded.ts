import type { ActionKind, ShopStep } from '#shared/analytics/actions.ts'
import type { Channel, Device, LeftOutReason } from '#shared/analytics/schema.ts'
import type { ScriptError } from '#shared/analytics/script-errors.ts'
import type { Connection, SpeedMetric, SpeedRating } from '#shared/analytics/speed.ts'
import type { Variant } from '#shared/experiments/variants.ts'

/** What was seen of one visitor, without anything that says who it was. */
export interface Recorded {
  readonly websiteId: string
  /** In the time zone of the site: 2026112014. */
  readonly hour: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** A number for this visitor on this day: `visitorNumber`. */
  readonly visitor: number
}

/** A page that was opened. */
export interface RecordedView extends Recorded {
  readonly kind: 'view'
  readonly page: string
  readonly source: string
  readonly channel: Channel
  readonly campaign: string
  readonly device: Device
  readonly browser: string
  readonly system: string
  /** Two letters: DE. Empty when unknown. */
  readonly country: string
}

/** How long a page was visible, in seconds. */
export interface RecordedTime extends Recorded {
  readonly kind: 'time'
  readonly page: string
  readonly seconds: number
}

/** Something else that a visitor did. The visitor is 0 where nobody needs to know who it was. */
export interface RecordedAction extends Recorded {
  readonly kind: 'action'
  readonly action: ActionKind
  readonly text: string
  readonly detail: string
}

/** A step on the way to an order. */
export interface RecordedStep extends Recorded {
  readonly kind: 'step'
  readonly step: ShopStep
}

/** A goal of the site that a visitor reached. */
export interface RecordedGoal extends Recorded {
  readonly kind: 'goal'
  /** Its id. */
  readonly goal: string
}

/** A version of a tested page that a visitor saw. */
export interface RecordedExposure extends Recorded {
  readonly kind: 'exposure'
  /** The id of its experiment. */
  readonly experiment: string
  readonly variant: Variant
}

/** How fast a page was, by one metric. */
export interface RecordedSpeed extends Recorded {
  readonly kind: 'speed'
  readonly metric: SpeedMetric
  readonly pageType: number
  readonly device: Device
  readonly rating: SpeedRating
  readonly bucket: number
  /** Null where the browser does not report it. */
  readonly connection: Connection | null
}

/** An error of a script. */
export interface RecordedError extends Recorded, Pick<ScriptError, 'message' | 'place' | 'stack' | 'release'> {
  readonly kind: 'error'
  readonly page: string
}

export type RecordedEvent =
  | RecordedView
  | RecordedTime
  | RecordedAction
  | RecordedStep
  | RecordedGoal
  | RecordedExposure
  | RecordedSpeed
  | RecordedError

/** The text of an error: it is the same error when message and place are. */
export const errorText = ({ message, place }: Pick<ScriptError, 'message' | 'place'>): string => `${message}\n${place}`

/** Hits that were not counted. */
export interface LeftOut {
  readonly websiteId: string
  readonly day: number
  readonly reason: LeftOutReason
  readonly count: number
}

/** The texts of a view that are stored by their number. */
export const viewTexts = ['page', 'source', 'channel', 'campaign', 'device', 'browser', 'system', 'country'] as const
