import { analyticsSettingsOf, type StoredAnalyticsSettings } from '#shared/analytics/schema.ts'
import type { StoredConsent } from '#shared/consent/schema.ts'
import type { ReplayObstacle } from './api.ts'
import { siteRecords } from './rules.ts'
import { replaySettingsOf, type StoredReplaySettings } from './schema.ts'

/** What a website says about recording: its own settings and those that recording needs. */
interface Asking {
  readonly settings: { readonly country: string }
  readonly analytics: StoredAnalyticsSettings | null
  readonly consent: StoredConsent | null
}

/** What has to change before a site can record anybody. */
export function obstaclesOf({ analytics, consent, settings }: Asking): ReplayObstacle[] {
  const asksForStatistics = consent?.isEnabled === true && consent.purposes.analytics.isAsked
  return [
    ...(siteRecords({ country: settings.country, isOn: true }) ? [] : (['country'] as const)),
    ...(asksForStatistics ? [] : (['consent'] as const)),
    ...(analyticsSettingsOf(analytics).isOn ? [] : (['visits'] as const)),
  ]
}

/** Whether pages of a site offer recording. */
export const offersReplays = (website: Asking & { readonly replays: StoredReplaySettings | null }): boolean =>
  replaySettingsOf(website.replays).isOn && obstaclesOf(website).length === 0
