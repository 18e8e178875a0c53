import type { Step } from '#shared/reports/periods.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { pointWords, stepWords } from '#studio/screens/reports/point-words.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from '../analytics.module.css'

interface Point {
  readonly begins: string
  readonly count: number
}

interface Props {
  /** What is counted: 'Visitors'. */
  readonly unit: string
  readonly points: readonly Point[]
  /** The points of the compared period; null without one. */
  readonly before: readonly Point[] | null
  readonly step: Step
}

/** Something that is counted over time: a bar for each point, and the same numbers as a table. */
export function CountBars({ unit, points, before, step }: Props) {
  const { number } = useFormats()
  const { locale } = useStaff().website
  const most = Math.max(1, ...[...points, ...(before ?? [])].map(({ count }) => count))
  const height = (count: number) => `${(count / most) * 100}%`
  const name = (begins: string) => pointWords(begins, step, locale)
  return (
    <>
      <figure className={classes.chart} aria-hidden>
        <figcaption className={classes.scale}>{number(most)}</figcaption>
        <div className={classes.bars} data-many={points.length > 60 || undefined}>
          {points.map(({ begins, count }, index) => {
            const earlier = before?.[index]?.count
            const counted = `${name(begins)}: ${number(count)}`
            return (
              <div
                key={begins}
                className={classes.bar}
                title={earlier === undefined ? counted : `${counted} (before: ${number(earlier)})`}
              >
                {earlier !== undefined && <span className={classes.before} style={{ blockSize: height(earlier) }} />}
                <span className={classes.now} style={{ blockSize: height(count) }} />
              </div>
            )
          })}
        </div>
        <div className={classes.ends}>
          <span>{points[0] && name(points[0].begins)}</span>
          {before && <span className={classes.legend}>Line: compared period</span>}
          <span>{points.length > 1 && name(points.at(-1)!.begins)}</span>
        </div>
      </figure>
      <details className={classes.details}>
        <summary>Show as a table</summary>
        <div className={reports.scroll}>
          <table className={reports.table}>
            <thead>
              <tr>
                <th scope="col">{stepWords[step]}</th>
                <th scope="col" data-number>
                  {unit}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ begins, count }) => (
                <tr key={begins}>
                  <th scope="row">{name(begins)}</th>
                  <td data-number>{number(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
