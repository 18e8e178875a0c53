import { MailWarning } from 'lucide-react'
import { Link, useMatch } from 'react-router'
import { unsentWords } from '#studio/kit/delivery-words.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import classes from './frame.module.css'

/** A notice on every screen that no email is sent until a mail server is set up. The list of emails has its own. */
export function EmailBanner() {
  const { website } = useStaff()
  const isThere = useMatch('/emails') !== null
  if (!useMay()('emails.read') || website.canSendEmail || isThere) return null
  return (
    <section className={classes.banner} aria-label="Email isn’t set up">
      <MailWarning className={classes.bannerIcon} size={16} aria-hidden />
      <span>
        Email isn’t set up<span className={classes.bannerMore}>, so nothing is sent: {unsentWords}</span>.{' '}
        <Link to="/emails">See how to set it up</Link>
      </span>
    </section>
  )
}
