import { ratingOf, type SpeedMetric, type SpeedRating } from '#shared/analytics/speed.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { valueWords } from './speed-words.ts'

const ratingWords: Readonly<Record<SpeedRating, string>> = { good: 'Good', middle: 'Could be better', poor: 'Slow' }
const tones = { good: 'done', middle: 'look', poor: 'wrong' } as const

/** A value of a metric with its rating: '1.2 s · Good'. */
export function SpeedValue({ metric, value }: { readonly metric: SpeedMetric; readonly value: number }) {
  const { locale } = useStaff().website
  const rating = ratingOf(metric, value)
  return (
    <StateMark tone={tones[rating]}>{`${valueWords({ metric, value }, locale)} · ${ratingWords[rating]}`}</StateMark>
  )
}
