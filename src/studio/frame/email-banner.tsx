import { MailWarning } from 'lucide-react'
import { Link, useMatch } from 'react-router'
import { unsentWords } from '#studio/kit/delivery-words.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import classes from './frame.module.css'

/** A notice on every screen that no email is sent until a mail server is set up. The screens about it have their own. */
export function EmailBanner() {
  const { website } = useStaff()
  const may = useMay()
  const isAtList = useMatch('/emails') !== null
  const isAtServer = useMatch('/email-settings/server') !== null
  if (!may('emails.read') || website.canSendEmail || isAtList || isAtServer) return null
  return (
    <section className={classes.banner} aria-label="Email isn’t set up">
      <MailWarning className={classes.bannerIcon} size={16} aria-hidden />
      <span>
        Email isn’t set up<span className={classes.bannerMore}>, so nothing is sent: {unsentWords}</span>.{' '}
        {may('site.manage') ? (
          <Link to="/email-settings/server">Set up email</Link>
        ) : (
          <Link to="/emails">See your emails</Link>
        )}
      </span>
    </section>
  )
}
