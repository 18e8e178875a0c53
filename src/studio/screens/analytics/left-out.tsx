import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './analytics.module.css'

/** What arrived and was not counted. */
export function LeftOut({ leftOut }: { readonly leftOut: { readonly robot: number; readonly overload: number } }) {
  const { number } = useFormats()
  const views = (count: number) => `${number(count)} page ${count === 1 ? 'view' : 'views'}`
  const { robot, overload } = leftOut
  if (robot + overload === 0) return null
  return (
    <p className={classes.note}>
      {robot > 0 && `${views(robot)} by robots left out. `}
      {overload > 0 &&
        `${number(overload)} ${overload === 1 ? 'event' : 'events'} not counted, because too many arrived at once.`}
    </p>
  )
}
