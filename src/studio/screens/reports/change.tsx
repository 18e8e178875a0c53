import { withMinus } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from './reports.module.css'

interface Props {
  readonly now: number
  readonly before: number
}

/** How much a number has changed since the compared period, in percent; a dash where there was nothing. */
export function Change({ now, before }: Props) {
  const { locale } = useStaff().website
  if (before === 0)
    return (
      <span className={classes.change}>
        <span aria-hidden>–</span>
        <span className={classes.hidden}>Nothing to compare with</span>
      </span>
    )
  const part = (now - before) / Math.abs(before)
  const percent = new Intl.NumberFormat(locale, {
    ...{ style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' },
  }).format(part)
  return <span className={classes.change}>{withMinus(percent)}</span>
}
