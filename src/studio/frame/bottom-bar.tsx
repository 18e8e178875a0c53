import { UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  Boxes,
  CircleUser,
  Ellipsis,
  ExternalLink,
  House,
  LogOut,
  type LucideIcon,
  Package,
  Search,
  ShoppingBag,
} from 'lucide-react'
import { useEffect } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Drawer } from '#studio/kit/drawer.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { useSignOut } from '../sign-in/use-sign-out.ts'
import { schemes } from './account-menu.tsx'
import classes from './frame.module.css'
import { openPalette } from './palette/palette.tsx'
import { isOpen } from './places.ts'
import { PlacesInside } from './places-inside.tsx'
import { UnreadSubmissions } from './unread-submissions.tsx'
import { usePlaces } from './use-places.ts'

/** What a phone's bottom bar has beside More, where the role opens it. */
const MAIN: ReadonlyMap<string, LucideIcon> = new Map([
  ['/', House],
  ['/orders', ShoppingBag],
  ['/products', Package],
  ['/stock', Boxes],
])

/**
 * The studio's navigation on a phone: the main screens in a bottom bar, all of them in a drawer. Where a role opens few
 * of the main screens, its other screens take their places.
 */
export function BottomBar() {
  const [isMore, { open, close }] = useDisclosure(false)
  const destinations = usePlaces().flatMap((group) => group.places)
  const places = destinations.flatMap((one) => [one, ...one.inside])
  const { pathname, key } = useLocation()
  // Back shows another screen: the drawer is not left over it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each move
  useEffect(close, [key])
  const main = [...MAIN].flatMap(([path, icon]) =>
    places.filter(({ to }) => to === path).map(({ to, label }) => ({ to, label, icon })),
  )
  const others = destinations.filter(({ to }) => !MAIN.has(to))
  const shown = [...main, ...others].slice(0, MAIN.size)
  const isShown = (to: string) => shown.some((place) => place.to === to)
  const isBehind = [...places.filter(({ to }) => !isShown(to)), { to: '/account', label: '' }].some((place) =>
    isOpen(place, pathname),
  )
  return (
    <>
      <nav className={classes.bottom} aria-label="Studio">
        {shown.map(({ to, label, icon: Icon }) => (
          <NavLink key={to} className={classes.bottomPlace} to={to} end={to === '/'}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {label}
          </NavLink>
        ))}
        <UnstyledButton
          className={classes.bottomPlace}
          aria-expanded={isMore}
          aria-haspopup="dialog"
          aria-current={isBehind || undefined}
          onClick={open}
        >
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
          More
        </UnstyledButton>
      </nav>
      <MoreDrawer isOpen={isMore} close={close} />
    </>
  )
}

function MoreDrawer({ isOpen: opened, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  const { name, website } = useStaff()
  const signOut = useSignOut()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const places = usePlaces().flatMap((group) => group.places)
  return (
    <Drawer
      opened={opened}
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
          {places.map(({ to, label, icon: Icon, count, inside }) => (
            <li key={to}>
              <NavLink className={classes.place} to={to} end={to === '/'} onClick={close}>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {label}
                {count && <UnreadSubmissions />}
              </NavLink>
              <PlacesInside of={label} places={inside} onOpen={close} />
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
