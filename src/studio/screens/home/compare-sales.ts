export interface Comparison {
  readonly direction: 'up' | 'down' | 'same'
  /** '12% more than the period before'. */
  readonly words: string
}

/** Sales compared with the previous period; null when there is nothing to compare with. */
export function compareSales(cents: number, beforeCents: number, locale: string): Comparison | null {
  if (beforeCents === 0) return null
  const change = (cents - beforeCents) / beforeCents
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(Math.abs(change))
  if (Math.abs(change) < 0.005) return { direction: 'same', words: 'Same as the period before' }
  return change > 0
    ? { direction: 'up', words: `${percent} more than the period before` }
    : { direction: 'down', words: `${percent} less than the period before` }
}
