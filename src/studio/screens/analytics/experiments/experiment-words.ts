import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { Obstacle, ShownExperiment } from '#shared/experiments/api.ts'
import { type Comparison, compareRates, enough } from '#shared/experiments/compare-rates.ts'
import type { Variant } from '#shared/experiments/variants.ts'
import { withMinus } from '#studio/kit/use-formats.ts'

/** What an experiment has shown until now. */
export function resultOf({ original, version, startedAt, endedAt }: ShownExperiment, now: number): Comparison | null {
  return compareRates(original, version, ((endedAt ?? now) - startedAt) / DAY_MILLISECONDS)
}

/** What the numbers say, in one or two sentences. */
export function verdictWords(result: Comparison | null): string {
  if (result?.verdict === 'version') return 'The version reaches the goal more often. This is unlikely to be chance.'
  if (result?.verdict === 'original')
    return 'The page as it is reaches the goal more often. This is unlikely to be chance.'
  if (result?.verdict === 'open') return 'No clear difference. It may be small, or there may be none.'
  return `Too early to tell. It takes at least ${enough.days} days, ${enough.visitors} visitors of each version and ${enough.reached} who reached the goal.`
}

/** A difference of two rates in percentage points: '+1.2', '−0.4'. */
export function pointsInWords(difference: number, locale: string): string {
  const formatted = new Intl.NumberFormat(locale, {
    ...{ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  }).format(difference * 100)
  return withMinus(formatted)
}

/** Why visitors see the page as it is while an experiment runs. What deletes its page or version ends it. */
export const obstacleWords: Readonly<Record<Obstacle, string>> = {
  'page-deleted': 'The page was deleted. Visitors no longer see this experiment.',
  'version-deleted': 'The version was deleted. All visitors see the page as it is.',
  'page-locked': 'The page has a password. Visitors who enter it see the page as it is.',
  'page-hidden': 'The page isn’t published. Visitors no longer see this experiment.',
  'page-in-collection': 'The page was moved into a collection, where experiments don’t run. Visitors see it as it is.',
}

/** How an experiment ended, by what all visitors see since; null where what it showed was deleted. */
export function outcomeWords(outcome: Variant | null, obstacle: Obstacle | null): string {
  if (outcome === 'version') return 'The version was published.'
  if (outcome === 'original') return 'The page stayed as it was.'
  return obstacle === 'page-deleted'
    ? 'It ended because the page was deleted.'
    : 'It ended because the version was deleted. All visitors see the page as it is.'
}
