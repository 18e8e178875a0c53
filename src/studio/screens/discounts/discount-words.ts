import type { DescriptionWords } from '#shared/discounts/describe.ts'
import type { DiscountKind, DiscountTrigger } from '#shared/discounts/schema.ts'
import type { DiscountStatus } from '#shared/discounts/status.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'
import type { Formats } from '#studio/kit/use-formats.ts'

export const statusWords: Readonly<Record<DiscountStatus, { readonly label: string; readonly tone: Tone }>> = {
  active: { label: 'Active', tone: 'done' },
  scheduled: { label: 'Scheduled', tone: 'wait' },
  'used-up': { label: 'Used up', tone: 'off' },
  expired: { label: 'Expired', tone: 'off' },
  off: { label: 'Off', tone: 'off' },
}

export const kindWords: Readonly<Record<DiscountKind, string>> = {
  percent: 'Percentage',
  amount: 'Fixed amount',
  'buy-get': 'Buy X get Y',
  'free-shipping': 'Free shipping',
}

export const triggerWords: Readonly<Record<DiscountTrigger, string>> = {
  code: 'Discount code',
  'single-use-codes': 'Single-use codes',
  automatic: 'Automatic discount',
}

/** How descriptions are written in the studio. */
export const descriptionWords = (formats: Formats, titles?: Readonly<Record<string, string>>): DescriptionWords => ({
  money: (cents) => formats.money(cents),
  day: (time) => formats.moment(time),
  ...(titles && { titles: new Map(Object.entries(titles)) }),
})
