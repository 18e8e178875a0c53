import type { Discount } from './schema.ts'

/** The states of a discount, as lists show and filter them. */
export const discountStatuses = ['active', 'scheduled', 'used-up', 'expired', 'off'] as const
export type DiscountStatus = (typeof discountStatuses)[number]

/** The state of a discount at a time, in milliseconds. */
export function statusOf(
  {
    isOn,
    startsAt,
    endsAt,
    usageLimit,
    usedCount,
  }: Pick<Discount, 'isOn' | 'startsAt' | 'endsAt' | 'usageLimit' | 'usedCount'>,
  now: number,
): DiscountStatus {
  if (!isOn) return 'off'
  if (endsAt !== null && now >= endsAt) return 'expired'
  if (usageLimit !== null && usedCount >= usageLimit) return 'used-up'
  return startsAt !== null && now < startsAt ? 'scheduled' : 'active'
}
