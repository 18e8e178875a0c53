import { UnstyledButton } from '@mantine/core'
import { ExternalLink, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useStaff } from '#studio/session/staff-context.ts'
import { AccountMenu } from './account-menu.tsx'
import classes from './frame.module.css'
import { isApple } from './key-words.ts'
import { openPalette } from './palette/palette.tsx'
import { holds } from './places.ts'
import { PlacesInside } from './places-inside.tsx'
import { UnreadSubmissions } from './unread-submissions.tsx'
import { usePlaces } from './use-places.ts'

/** The studio's navigation on wide screens, at the left. */
export function SideNavigation() {
  const { website } = useStaff()
  const groups = usePlaces()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    // In a low window, the open screen may be further down the list.
    if (pathname) nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav ref={nav} className={classes.side} aria-label="Studio">
      <a className={classes.site} href={website.url} target="_blank" rel="noreferrer">
        <span className={classes.siteMark} aria-hidden>
          {[...website.title][0]?.toUpperCase()}
        </span>
        <span className={classes.siteName}>{website.title}</span>
        <ExternalLink className={classes.outward} size={14} aria-label="(opens the site)" />
      </a>
      <UnstyledButton className={classes.search} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
        <Search size={16} aria-hidden />
        Search
        <span className={classes.searchKeys} aria-hidden>
          {isApple(navigator.platform) ? '⌘K' : 'Ctrl K'}
        </span>
      </UnstyledButton>
      <div>
        {groups.map(({ label: head, places }) => (
          <div key={head ?? ''} className={classes.section}>
            {head && (
              <h2 className={classes.sectionHead} id={`group-${head}`}>
                {head}
              </h2>
            )}
            <ul className={classes.group} aria-labelledby={head ? `group-${head}` : undefined}>
              {places.map((place) => {
                const { to, label, icon: Icon, count, inside } = place
                const isHere = holds(place, pathname)
                return (
                  <li key={to}>
                    <NavLink className={classes.place} to={to} end={to === '/'} data-here={isHere || undefined}>
                      <Icon size={18} strokeWidth={1.75} aria-hidden />
                      {label}
                      {count && <UnreadSubmissions />}
                    </NavLink>
                    {isHere && <PlacesInside of={label} places={inside} />}
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <AccountMenu />
      </div>
    </nav>
  )
}
