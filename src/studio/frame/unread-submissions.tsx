import { COUNTED_SUBMISSIONS } from '#shared/forms/owner-api.ts'
import { countShown } from '#studio/kit/counts.ts'
import classes from './frame.module.css'
import { useUnreadSubmissions } from './use-unread-submissions.ts'

/** The number of unread submissions; nothing when there are none. */
export function UnreadSubmissions() {
  const unread = useUnreadSubmissions()
  if (unread === 0) return null
  return (
    <span className={classes.count}>
      {countShown(unread, COUNTED_SUBMISSIONS)}
      <span className={classes.countWords}> unread</span>
    </span>
  )
}
