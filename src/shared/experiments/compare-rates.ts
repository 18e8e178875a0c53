/** The visitors who saw something, and those of them who reached a goal afterwards. */
export interface Tried {
  readonly visitors: number
  readonly reached: number
}

/** What can be said about the difference of two rates. */
export interface Comparison {
  /** The rate of the version without that of the original: 0.01 is one percentage point. */
  readonly difference: number
  /** The range that contains the true difference with a probability of 95 %. */
  readonly from: number
  readonly to: number
  readonly verdict: Verdict
}

/** Whether enough was seen to say which is better; `open` when neither can be told from the other yet. */
export type Verdict = 'too-early' | 'version' | 'original' | 'open'

/** Below these numbers, nothing is said about which is better. */
export const enough = { days: 7, visitors: 200, reached: 20 } as const

/** Quantiles of the normal distribution for 95 % and 99 %. */
const SHOWN = 1.959964
const DECIDING = 2.575829

/**
 * Compares two versions. The interval is that of Newcombe (1998, method 10), which holds for small numbers and rates
 * near 0. A winner is named only if an interval of 99 % excludes no difference: owners look at a running experiment
 * many times, and each look is another chance to be wrong.
 * @param days how long both were shown
 */
export function compareRates(original: Tried, version: Tried, days: number): Comparison | null {
  if (original.visitors === 0 || version.visitors === 0) return null
  const shown = intervalOf(original, version, SHOWN)
  return { difference: rateOf(version) - rateOf(original), ...shown, verdict: verdictOf(original, version, days) }
}

function verdictOf(original: Tried, version: Tried, days: number): Verdict {
  const fewest = Math.min(original.visitors, version.visitors)
  if (days < enough.days || fewest < enough.visitors || original.reached + version.reached < enough.reached)
    return 'too-early'
  const { from, to } = intervalOf(original, version, DECIDING)
  if (from > 0) return 'version'
  return to < 0 ? 'original' : 'open'
}

const rateOf = ({ reached, visitors }: Tried): number => (visitors === 0 ? 0 : reached / visitors)

/** The interval of the difference of two rates, from the intervals of both. */
function intervalOf(original: Tried, version: Tried, quantile: number) {
  const [a, b] = [rateOf(version), rateOf(original)]
  const [ofA, ofB] = [wilson(version, quantile), wilson(original, quantile)]
  return {
    from: a - b - Math.hypot(a - ofA.from, ofB.to - b),
    to: a - b + Math.hypot(ofA.to - a, b - ofB.from),
  }
}

/** The interval of one rate (Wilson 1927). */
function wilson({ reached, visitors: n }: Tried, z: number): { readonly from: number; readonly to: number } {
  const rate = reached / n
  const middle = rate + (z * z) / (2 * n)
  const half = z * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n))
  const whole = 1 + (z * z) / n
  return { from: Math.max(0, (middle - half) / whole), to: Math.min(1, (middle + half) / whole) }
}
