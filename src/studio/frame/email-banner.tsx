import { MailWarning } from 'lucide-react'
import { Link } from 'react-router'
import { useMay, useMember } from '#studio/session/member-context.ts'
import classes from './frame.module.css'

/** Says on every screen that no email is sent, until a mail server is set up. */
export function EmailBanner() {
  const { website } = useMember()
  if (!useMay()('letters.read') || website.canSendEmail) return null
  return (
    <section className={classes.banner} aria-label="Email isn't set up">
      <MailWarning className={classes.bannerIcon} size={16} aria-hidden />
      <span>
        Email isn't set up: customers don't get order confirmations. <Link to="/letters">See how to set it up</Link>
      </span>
    </section>
  )
}
