import { Drawer, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { CircleUser, Ellipsis, ExternalLink, LogOut, Search } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { useStaff } from '#studio/session/staff-context.ts'
import { useSignOut } from '../sign-in/use-sign-out.ts'
import { schemes } from './account-menu.tsx'
import classes from './frame.module.css'
import { openPalette } from './palette/palette.tsx'
import { UnreadSubmissions } from './unread-submissions.tsx'
import { usePlaces } from './use-places.ts'

/** The studio's navigation on a phone: the main destinations in a bottom bar, the others in a drawer. */
export function BottomBar() {
  const [isOpen, { open, close }] = useDisclosure(false)
  const places = usePlaces().flatMap((group) => group.places)
  const { pathname } = useLocation()
  const isBehind = [...places.filter(({ isMain }) => !isMain), { to: '/account' }].some(({ to }) =>
    pathname.startsWith(to),
  )
  return (
    <>
      <nav className={classes.bottom} aria-label="Studio">
        {places
          .filter(({ isMain }) => isMain)
          .map(({ to, label, icon: Icon }) => (
            <NavLink key={to} className={classes.bottomPlace} to={to} end={to === '/'}>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {label}
            </NavLink>
          ))}
        <UnstyledButton
          className={classes.bottomPlace}
          aria-expanded={isOpen}
          aria-haspopup="dialog"
          aria-current={isBehind || undefined}
          onClick={open}
        >
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
          More
        </UnstyledButton>
      </nav>
      <MoreDrawer isOpen={isOpen} close={close} />
    </>
  )
}

function MoreDrawer({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  const { name, website } = useStaff()
  const signOut = useSignOut()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const others = usePlaces()
    .flatMap((group) => group.places)
    .filter(({ isMain }) => !isMain)
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="bottom"
      title={website.title}
      classNames={{ content: classes.sheet }}
    >
      <div className={classes.drawerPlaces}>
        <ul className={classes.group}>
          <li>
            <UnstyledButton
              className={classes.place}
              w="100%"
              onClick={() => {
                close()
                openPalette()
              }}
            >
              <Search size={20} strokeWidth={1.75} aria-hidden />
              Search
            </UnstyledButton>
          </li>
          {others.map(({ to, label, icon: Icon, count }) => (
            <li key={to}>
              <NavLink className={classes.place} to={to} onClick={close}>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {label}
                {count && <UnreadSubmissions />}
              </NavLink>
            </li>
          ))}
          <li>
            <a className={classes.place} href={website.url} target="_blank" rel="noreferrer">
              <ExternalLink size={20} strokeWidth={1.75} aria-hidden />
              View site
            </a>
          </li>
        </ul>
        <ul className={classes.group}>
          <li>
            <NavLink className={classes.place} to="/account" onClick={close}>
              <CircleUser size={20} strokeWidth={1.75} aria-hidden />
              {name}
            </NavLink>
          </li>
          {schemes.map(({ value, label, icon: Icon }) => (
            <li key={value}>
              <UnstyledButton
                className={classes.place}
                w="100%"
                aria-pressed={colorScheme === value}
                onClick={() => setColorScheme(value)}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {label}
                {colorScheme === value && <span aria-hidden>✓</span>}
              </UnstyledButton>
            </li>
          ))}
          <li>
            <UnstyledButton className={classes.place} w="100%" onClick={signOut}>
              <LogOut size={20} strokeWidth={1.75} aria-hidden />
              Sign out
            </UnstyledButton>
          </li>
        </ul>
      </div>
    </Drawer>
  )
}
