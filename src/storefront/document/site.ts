import type { PolicyLink } from '#shared/policies/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { Appearance } from '#shared/websites/appearance.ts'
import type { FormModel } from '../blocks/form/model.ts'

/** A link of the main navigation; a folder has children and its own URL may be null. */
export interface NavigationLink {
  readonly title: string
  readonly href: string | null
  readonly newWindow: boolean
  /** Up to two levels of links inside it. */
  readonly children: readonly NavigationLink[]
  /** The first categories of the store page that it leads to. */
  readonly categories: readonly NavigationLink[]
}

/** What every page of a website shares: its frame, its language and how its shop writes. */
export interface Site {
  readonly id: string
  readonly title: string
  /** Scheme and host that pages are known by, without a slash at the end. */
  readonly origin: string
  readonly appearance: Appearance
  readonly navigation: readonly NavigationLink[]
  /** As visitors meet them: `settingsForVisitor` has left out what they cannot use. */
  readonly settings: StoreSettings
  /** Whether emails are sent; where they are not, no sentence may promise one. */
  readonly canSendEmail: boolean
  /** Whether every page says that the site is a demo. */
  readonly isDemo: boolean
  /** The form that stands in the footer of every page; null where its owner shows none. */
  readonly footerForm: FooterForm | null
  /** The shop's published policies; the footer and checkout link to them. */
  readonly policies: readonly PolicyLink[]
}

export type FooterForm = Pick<FormModel, 'form' | 'address' | 'captcha' | 'likertLabels'>
