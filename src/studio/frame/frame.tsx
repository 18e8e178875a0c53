import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router'
import type { Permission } from '#shared/roles/rules.ts'
import { useNoStrayDrops } from '#studio/kit/file-drops.ts'
import { useKeptFocus } from '#studio/kit/kept-focus.ts'
import { Page } from '#studio/kit/page.tsx'
import { NotPermittedState } from '#studio/kit/states.tsx'
import { useMay } from '#studio/session/staff-context.ts'
import { Announcer } from './announcer.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { EmailBanner } from './email-banner.tsx'
import classes from './frame.module.css'
import { GlobalKeys } from './global-keys.tsx'
import { OfflineLine } from './offline-line.tsx'
import { Palette } from './palette/palette.tsx'
import { SavingLine } from './saving-line.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { useArrival } from './use-arrival.ts'

/** Metadata of a route. */
export interface RouteHandle {
  readonly needs?: Permission
  /** The permission for the screen of something new, where it differs. */
  readonly needsForNew?: Permission
}

/** The frame of every screen: navigation and connection state. */
export function Frame() {
  const may = useMay()
  useNoStrayDrops()
  useArrival()
  useKeptFocus()
  const isMoving = useNavigation().state !== 'idle'
  const needs = useMatches().flatMap(({ handle, params }) => {
    const { needs: usual, needsForNew = usual } = (handle ?? {}) as RouteHandle
    return (Object.values(params).includes('new') ? needsForNew : usual) ?? []
  })
  return (
    <div className={classes.frame}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SideNavigation />
      {/* Labeled, because the live view of a product contains another `main`. */}
      <main id="main" className={classes.main} tabIndex={-1} aria-label="Studio">
        <div className={classes.moving} data-on={isMoving || undefined} aria-hidden />
        <OfflineLine />
        <SavingLine />
        <EmailBanner />
        {needs.every(may) ? (
          <Outlet />
        ) : (
          <Page title="You don’t have access">
            <NotPermittedState />
          </Page>
        )}
      </main>
      <BottomBar />
      <GlobalKeys />
      <Palette />
      <Announcer />
      <ScrollRestoration />
    </div>
  )
}
