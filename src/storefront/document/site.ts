import type { StoredConsent } from '#shared/consent/schema.ts'
import type { Pixels } from '#shared/pixels/schema.ts'
import type { PolicyLink } from '#shared/policies/rules.ts'
import type { Popup } from '#shared/popup/schema.ts'
import type { PopupOffer } from '#shared/popup/visit.ts'
import type { ReplayOffer } from '#shared/replays/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import type { Appearance } from '#shared/websites/appearance.ts'
import type { ShownForm } from '../blocks/form/model.ts'
import type { ThirdParty } from '../islands/island-drawing.ts'
import type { CodeOnPages } from './custom-code.ts'

/** A link of a menu; a folder has children, and its own URL may be null. */
export interface NavigationLink {
  readonly title: string
  readonly href: string | null
  readonly newWindow: boolean
  /** Up to two levels of links inside it. */
  readonly children: readonly NavigationLink[]
  /** The first categories of the linked store page. */
  readonly categories: readonly NavigationLink[]
}

interface PopupOnPages {
  readonly offer: PopupOffer
  /** Third parties that its form loads from. */
  readonly thirdParties: readonly ThirdParty[]
}

/** What all pages of a website share: frame, language and formats. */
export interface Site {
  readonly id: string
  readonly title: string
  /** Scheme and host of the public site, without trailing slash. */
  readonly origin: string
  /** The path of the home page: not `/` while a splash page is shown first. */
  readonly homePath: string
  readonly appearance: Appearance
  readonly styles: SiteStyles
  readonly navigation: readonly NavigationLink[]
  /** A few links above the main ones, without folders. */
  readonly secondaryNavigation: readonly NavigationLink[]
  /** The columns of the footer: folders with their links, and one of links that are in none. */
  readonly footerNavigation: readonly NavigationLink[]
  /** The visitor's settings: `settingsForVisitor` has removed what they cannot use. */
  readonly settings: StoreSettings
  /** Whether emails are sent; if not, no text may promise one. */
  readonly canSendEmail: boolean
  /** Whether there is something to put into the cart: without it, no page offers the cart. */
  readonly sellsProducts: boolean
  /** Whether every page says that the site is a demo. */
  readonly isDemo: boolean
  /** The form in the footer of every page; null without one. */
  readonly footerForm: ShownForm | null
  /** The popup that may open; null without one. Its content is a page of its own. */
  readonly popup: (Pick<Popup, 'pages'> & PopupOnPages) | null
  /** The cookie banner; null when visitors are not asked. */
  readonly consent: StoredConsent | null
  /** Its pixels of other companies; null without any, and where the owner’s code is left out. */
  readonly pixels: Pixels | null
  /** What its pages need to know before they record a visit; null where nobody is recorded. */
  readonly replays: ReplayOffer | null
  /** Whether visits of its pages are counted. */
  readonly countsVisits: boolean
  /** HTML of the owner for public pages; null without any. */
  readonly customCode: CodeOnPages | null
  /** The shop's published policies and its withdrawal function; the footer and checkout link to them. */
  readonly policies: readonly PolicyLink[]
}
