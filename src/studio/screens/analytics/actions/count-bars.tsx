import type { Step } from '#shared/reports/periods.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { pointWords, stepWords } from '#studio/screens/reports/point-words.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from '../analytics.module.css'

interface Point {
  readonly begins: string
  readonly count: number
  /** Numbers that only the table has, one for each of its further columns. */
  readonly others?: readonly number[]
}

interface Props {
  /** What is counted: 'Visitors'. */
  readonly unit: string
  readonly points: readonly Point[]
  /** The points of the compared period; null without one. */
  readonly before: readonly Point[] | null
  readonly step: Step
  /** The titles of the further columns of the table. */
  readonly otherUnits?: readonly string[]
  /** What happened at points, by their beginnings. */
  readonly notes?: ReadonlyMap<string, readonly string[]>
}

/** Something that is counted over time: a bar for each point, and the same numbers as a table. */
export function CountBars({ unit, points, before, step, otherUnits = [], notes }: Props) {
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
            const compared = earlier === undefined ? counted : `${counted} (before: ${number(earlier)})`
            const noted = notes?.get(begins)
            return (
              <div key={begins} className={classes.bar} title={[compared, ...(noted ?? [])].join('\n')}>
                {earlier !== undefined && <span className={classes.before} style={{ blockSize: height(earlier) }} />}
                <span className={classes.now} style={{ blockSize: height(count) }} />
                {noted && <span className={classes.mark} />}
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
                {[unit, ...otherUnits].map((title) => (
                  <th key={title} scope="col" data-number>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map(({ begins, count, others = [] }) => (
                <tr key={begins}>
                  <th scope="row">{[name(begins), ...(notes?.get(begins) ?? [])].join(' · ')}</th>
                  <td data-number>{number(count)}</td>
                  {otherUnits.map((title, index) => (
                    <td key={title} data-number>
                      {number(others[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
