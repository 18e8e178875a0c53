import type { StoredAnalyticsSettings } from '#shared/analytics/schema.ts'
import type { StoredConsent } from '#shared/consent/schema.ts'
import type { StoredCustomCode } from '#shared/custom-code/schema.ts'
import type { Merchandising } from '#shared/merchandising/schema.ts'
import type { StoredPixels } from '#shared/pixels/schema.ts'
import type { StoredPopup } from '#shared/popup/schema.ts'
import type { StoredReplaySettings } from '#shared/replays/schema.ts'
import type { Permission } from '#shared/roles/rules.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { SettingsSection } from '#shared/settings/sections.ts'
import type { Appearance } from '#shared/websites/appearance.ts'

/** The settings of a website that switch something on. The features read them; nothing else stores whether one is on. */
export interface FeatureState {
  readonly settings: StoreSettings
  readonly appearance: Pick<Appearance, 'announcement'>
  readonly popup: StoredPopup | null
  readonly consent: StoredConsent | null
  readonly pixels: StoredPixels | null
  readonly analytics: StoredAnalyticsSettings | null
  readonly replays: StoredReplaySettings | null
  readonly customCode: StoredCustomCode | null
  /** What the site shows to sell its products, where no category and no product decides. */
  readonly merchandising: Pick<Merchandising, 'restockNotificationViews' | 'mailingListSignUpEnabled'>
  readonly hasCaptcha: boolean
  /** Whether there is a mail server: without one, no email is sent. */
  readonly canSendEmail: boolean
}

/** `waiting`: it is switched on, and does nothing until another setting is changed, which its screen names. */
export const featureStates = ['on', 'off', 'waiting'] as const
export type FeatureSwitch = (typeof featureStates)[number]

/** The screen of the studio that switches a feature, and the permission for it. */
export interface FeatureScreen {
  readonly path: `/${string}`
  readonly needs: Permission
}

/** A section of the store settings. @param place the id of the setting in it, which gets the focus */
export const section = (name: SettingsSection, place?: string): FeatureScreen => ({
  path: `/store-settings?tab=${name}${place ? `#${place}` : ''}`,
  needs: 'settings.manage',
})

/** What keeps a feature from working, in a few words, and the screen that changes it. */
export interface Missing {
  readonly words: string
  readonly screen: FeatureScreen
}

/** Why emails are not sent; null where they are. */
export const missingMail = ({ canSendEmail }: FeatureState): Missing | null =>
  canSendEmail
    ? null
    : { words: 'No mail server is set up.', screen: { path: '/email-settings/server', needs: 'site.manage' } }

/** The same for emails to the owner. */
export const missingAddress = (state: FeatureState): Missing | null =>
  missingMail(state) ??
  (state.settings.orderNotificationEmail === ''
    ? { words: 'No email address for order notifications.', screen: section('checkout', 'order-emails') }
    : null)

/** Why a feature has no numbers of visits; null where they are counted. */
export const missingVisits = (isCounting: boolean): Missing | null =>
  isCounting
    ? null
    : { words: 'Visits aren’t counted.', screen: { path: '/analytics#count-visits', needs: 'site.manage' } }

/** What a website can switch on or off. */
export interface Feature {
  readonly name: string
  /** What it does while it is on, in a sentence. */
  readonly effect: string
  readonly screen: FeatureScreen
  readonly isOn: (state: FeatureState) => boolean
  /** Which other setting keeps it from working; null where none does. */
  readonly missing?: (state: FeatureState) => Missing | null
  /** Which other setting has to be on before it can be switched on; null where none does. */
  readonly before?: (state: FeatureState) => Missing | null
}

/** Whether a feature is on. */
export function switchOf({ isOn, missing }: Feature, state: FeatureState): FeatureSwitch {
  if (!isOn(state)) return 'off'
  return missing?.(state) ? 'waiting' : 'on'
}

/** What a feature waits for, or what has to be switched on before it; null where it works, or nothing keeps it off. */
export const missingOf = ({ isOn, missing, before }: Feature, state: FeatureState): Missing | null =>
  (isOn(state) ? missing : before)?.(state) ?? null
