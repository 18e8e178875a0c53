import { formatSlot } from '#shared/dates/format.ts'
import { slotId } from './rules.ts'
import type { Slot } from './schema.ts'

/** A slot as text: 'Saturday, November 28, 10:00 – 10:30 AM'. Its times are on the clock of the shop. */
export const describeSlot = ({ date, from, to }: Slot, locale: string): string =>
  formatSlot(asUtc({ date, from }), asUtc({ date, from: to }), locale, 'dayAndTime')

/** Its times alone: '10:00 – 10:30 AM'. */
export const slotTimes = ({ date, from, to }: Slot, locale: string): string =>
  formatSlot(asUtc({ date, from }), asUtc({ date, from: to }), locale, 'time')

/** A day of slots as text: 'Saturday, November 28'. */
export const slotDay = (date: string, locale: string): string => {
  const noon = asUtc({ date, from: 12 * 60 })
  return formatSlot(noon, noon, locale, 'day')
}

/** Times of the wall are shown as they are, so no time zone can change them. */
const asUtc = (begin: Pick<Slot, 'date' | 'from'>): number => Date.parse(`${slotId(begin)}:00Z`)
