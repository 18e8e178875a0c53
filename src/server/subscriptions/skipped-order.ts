import { skippedAt } from '#shared/subscription-plans/rules.ts'
import type { Subscription } from './subscription-store.ts'

/**
 * When the order would come that the customer has skipped last, in milliseconds since 1970; null where none can be
 * brought back, as its day is over or something else is due first.
 */
export function skippedOrderAt(
  { state, nextAt, nextIndex, cycles, content }: Subscription,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): number | null {
  if (state !== 'active' || nextAt === null || nextAt <= now || content.waitsFor !== '') return null
  return skippedAt(content, { nextIndex, cycles, now, timeZone })
}
