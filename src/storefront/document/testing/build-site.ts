import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'
import type { BrowserFiles } from '../render-document.tsx'
import type { NavigationLink, Site } from '../site.ts'

// Test builders: a complete site of which a test names only the parts that it is about.

/** A ceramics shop in the United States with a store and a folder in its navigation. */
export function buildSite(changes: Partial<Site> = {}): Site {
  return {
    id: 'website-1',
    title: 'Saltmarsh',
    homePath: '/',
    origin: 'https://shop.example.com',
    appearance: defaultAppearance,
    styles: defaultStyles,
    navigation: [
      buildLink({ title: 'Shop', href: '/shop' }),
      buildLink({ title: 'Studio', href: null, children: [buildLink({ title: 'About', href: '/about' })] }),
    ],
    secondaryNavigation: [],
    footerNavigation: [],
    settings: defaultStoreSettings({
      country: 'US',
      currency: 'USD',
      timeZone: 'America/New_York',
      email: 'owner@example.com',
    }),
    canSendEmail: true,
    sellsProducts: true,
    isDemo: false,
    footerForm: null,
    popup: null,
    consent: null,
    pixels: null,
    replays: null,
    countsVisits: false,
    customCode: null,
    policies: [],
    ...changes,
  }
}

/** A link of the navigation, to `/` by default. */
export const buildLink = (changes: Partial<NavigationLink>): NavigationLink => ({
  title: 'Home',
  href: '/',
  newWindow: false,
  children: [],
  categories: [],
  ...changes,
})

export const someBrowserFiles: BrowserFiles = { runtime: '/assets/runtime.js' }
