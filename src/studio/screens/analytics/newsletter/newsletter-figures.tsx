import type { NewsletterSums } from '#shared/newsletter/numbers-api.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { Change } from '#studio/screens/reports/change.tsx'
import reports from '#studio/screens/reports/reports.module.css'
import { usePart } from '../actions/part-words.ts'

const share = ({ confirmed, signedUp }: NewsletterSums): number => (signedUp === 0 ? 0 : confirmed / signedUp)

/** The sums of a period. @param before those of the compared period; null without one */
export function NewsletterFigures({
  now,
  before,
}: {
  readonly now: NewsletterSums
  readonly before: NewsletterSums | null
}) {
  const { number } = useFormats()
  const part = usePart()
  const figures = [
    { title: 'Signed up', of: ({ signedUp }: NewsletterSums) => signedUp },
    { title: 'Confirmed', of: share, words: ({ confirmed, signedUp }: NewsletterSums) => part(confirmed, signedUp) },
    { title: 'Added by your team', of: ({ added }: NewsletterSums) => added },
    { title: 'Unsubscribed', of: ({ ended }: NewsletterSums) => ended },
  ]
  return (
    <dl className={reports.figures}>
      {figures.map(({ title, of, words }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <span className="tabular">{words ? words(now) : number(of(now))}</span>
            {before && <Change now={of(now)} before={of(before)} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
