import type { Trial, TrialPeriod, TrialUnit } from './schema.ts'

const words: Readonly<Record<TrialUnit, string>> = { DAY: 'day', WEEK: 'week', MONTH: 'month' }

/** A length as text: '1 month', '14 days'. */
const lengthOfTrial = ({ value, unit }: TrialPeriod): string => `${value} ${words[unit]}${value === 1 ? '' : 's'}`

/**
 * A trial as text: 'Free for 14 days', '$1.00 for 1 month'.
 * @param price of it, formatted
 */
export const trialWords = ({ period, priceCents }: Trial, price: string): string =>
  `${priceCents === 0 ? 'Free' : price} for ${lengthOfTrial(period)}`
