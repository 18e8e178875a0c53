import { europeanUnion } from '#shared/addresses/european-union.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'

const HOUR = 60 * 60 * 1000

/** Whether the box at checkout is ticked from the beginning, as the owner wants and the law of the shop allows. */
export const isReminderTicked = ({
  cartReminders,
  country,
}: Pick<StoreSettings, 'cartReminders' | 'country'>): boolean =>
  cartReminders.isTicked && !europeanUnion.includes(country)

interface Reminded {
  /** After how many hours each email is sent. */
  readonly hours: readonly number[]
  readonly sentCount: number
  /** When the cart was changed last, or the reminder was asked for; in milliseconds. */
  readonly leftAt: number
  /** When the last email was written; null before the first. */
  readonly lastSentAt: number | null
}

/** When the next email about a cart is due, in milliseconds; null when all were sent. */
export function nextReminderAt({ hours, sentCount, leftAt, lastSentAt }: Reminded): number | null {
  const after = hours[sentCount]
  if (after === undefined) return null
  const due = leftAt + after * HOUR
  // Emails keep their distance, also where the first one was late.
  const apart = sentCount > 0 ? (after - hours[sentCount - 1]!) * HOUR : 0
  return lastSentAt === null ? due : Math.max(due, lastSentAt + apart)
}
