import { ExternalLink } from 'lucide-react'
import { NavLink } from 'react-router'
import { useMember } from '#studio/session/member-context.ts'
import { AccountMenu } from './account-menu.tsx'
import { destinations } from './destinations.ts'
import classes from './frame.module.css'
import { UnreadSubmissions } from './unread-submissions.tsx'
import { usePlaces } from './use-places.ts'

/** The places of the studio, at the left of wide screens. */
export function SideNavigation() {
  const { website } = useMember()
  const groups = usePlaces(destinations)
  return (
    <nav className={classes.side} aria-label="Studio">
      <a className={classes.site} href={website.url} target="_blank" rel="noreferrer">
        <span className={classes.siteMark} aria-hidden>
          {[...website.title][0]?.toUpperCase()}
        </span>
        <span className={classes.siteName}>{website.title}</span>
        <ExternalLink className={classes.outward} size={14} aria-label="(opens the site)" />
      </a>
      <div>
        {groups.map((group) => (
          <ul key={group[0]!.to} className={classes.group}>
            {group.map(({ to, label, icon: Icon, count }) => (
              <li key={to}>
                <NavLink className={classes.place} to={to} end={to === '/'}>
                  <Icon size={18} strokeWidth={1.75} aria-hidden />
                  {label}
                  {count && <UnreadSubmissions />}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className={classes.foot}>
        <AccountMenu />
      </div>
    </nav>
  )
}
