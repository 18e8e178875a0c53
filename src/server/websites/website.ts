import type { Goal } from '#shared/analytics/goals.ts'
import type { StoredAnalyticsSettings } from '#shared/analytics/schema.ts'
import type { StoredConsent } from '#shared/consent/schema.ts'
import type { StoredCustomCode } from '#shared/custom-code/schema.ts'
import type { OwnerEmails } from '#shared/emails/usual-emails.ts'
import type { Experiment } from '#shared/experiments/schema.ts'
import type { StoredPixels } from '#shared/pixels/schema.ts'
import type { StoredPopup } from '#shared/popup/schema.ts'
import type { StoredReplaySettings } from '#shared/replays/schema.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import type { Appearance } from '#shared/websites/appearance.ts'

/** An experiment with a page that visitors see, at its path. */
export interface VisibleExperiment extends Pick<Experiment, 'id' | 'pageId' | 'versionId' | 'share'> {
  readonly path: string
}

/** A website as requests use it: cached in memory, replaced when its version is raised. */
export interface Website {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly statusCode: number
  readonly version: number
  /** Scheme and host of its owner's last sign-in, which is known to be its own. */
  readonly origin: string | null
  /** Its own hosts, such as `shop.example.com`, in alphabetical order. */
  readonly domains: readonly string[]
  /** The one of them in links and for search engines; null while none was chosen. */
  readonly mainDomain: string | null
  readonly settings: StoreSettings
  /** Whether it is the demo: everyone can place test orders there. */
  readonly isDemo: boolean
  readonly appearance: Appearance
  readonly styles: SiteStyles
  /** Null when it was never saved. */
  readonly popup: StoredPopup | null
  /** The cookie banner; null when it was never saved. */
  readonly consent: StoredConsent | null
  /** Its pixels of other companies; null when they were never saved. */
  readonly pixels: StoredPixels | null
  /** How it counts its visits; null when that was never saved. */
  readonly analytics: StoredAnalyticsSettings | null
  /** Whether it records visits; null when that was never saved. */
  readonly replays: StoredReplaySettings | null
  /** What it counts as reached. */
  readonly goals: readonly Goal[]
  /** The experiments that its visitors see now. */
  readonly experiments: readonly VisibleExperiment[]
  /** HTML of the owner in public pages; null when it was never saved. */
  readonly customCode: StoredCustomCode | null
  readonly emails: OwnerEmails
  /** Whether there is a mail server, its own or the installation's: without one, emails are stored and not sent, and no text may promise one. */
  readonly canSendEmail: boolean
}
