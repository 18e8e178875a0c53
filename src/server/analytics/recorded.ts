import type { Channel, Device, LeftOutReason } from '#shared/analytics/schema.ts'

/** What was seen of one visitor, without anything that tells who it was. */
interface Recorded {
  readonly websiteId: string
  /** In the time zone of the site: 2026112014. */
  readonly hour: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** A number for this visitor on this day: `visitorNumber`. */
  readonly visitor: number
  readonly page: string
}

/** A page that was opened. */
export interface RecordedView extends Recorded {
  readonly kind: 'view'
  readonly source: string
  readonly channel: Channel
  readonly campaign: string
  readonly device: Device
  readonly browser: string
  readonly system: string
}

/** How long a page was visible, in seconds. */
export interface RecordedTime extends Recorded {
  readonly kind: 'time'
  readonly seconds: number
}

export type RecordedEvent = RecordedView | RecordedTime

/** Hits that were not counted. */
export interface LeftOut {
  readonly websiteId: string
  readonly day: number
  readonly reason: LeftOutReason
  readonly count: number
}

/** The texts of a view that are stored by their number. */
export const viewTexts = ['page', 'source', 'channel', 'campaign', 'device', 'browser', 'system'] as const
