import { z } from 'zod'

/** How a site counts its visits. */
export const analyticsSettingsSchema = z.strictObject({
  /** Whether visits are counted at all. */
  isOn: z.boolean(),
  /** Days for which each view is kept by itself. The sums are kept for ever. */
  keptDays: z.int().min(1).max(365),
  /** Whether the owner gets an email about each week. */
  sendsWeeklyEmail: z.boolean(),
})
export type AnalyticsSettings = z.infer<typeof analyticsSettingsSchema>

/** The settings as they are stored. */
export const storedAnalyticsSettingsSchema = analyticsSettingsSchema.extend({
  /** Raised by each change: saving requires the one that was loaded. */
  revision: z.int().positive(),
})
export type StoredAnalyticsSettings = z.infer<typeof storedAnalyticsSettingsSchema>

/** Nothing needs to be set up: visits are counted without cookies. */
export const defaultAnalyticsSettings: AnalyticsSettings = { isOn: true, keptDays: 30, sendsWeeklyEmail: true }

/** The settings without what the server counts. */
export function analyticsSettingsOf(stored: StoredAnalyticsSettings | null): AnalyticsSettings {
  if (stored === null) return defaultAnalyticsSettings
  const { revision: _, ...settings } = stored
  return settings
}

/** The settings as they are stored after a change. */
export const nextAnalyticsSettings = (
  before: StoredAnalyticsSettings | null,
  settings: AnalyticsSettings,
): StoredAnalyticsSettings => ({ ...settings, revision: (before?.revision ?? 0) + 1 })

/** What a site counts, for visits or views. A visit is counted for its first page, source and device. */
export const tableKinds = [
  'page',
  'entry',
  'exit',
  'source',
  'channel',
  'campaign',
  'device',
  'browser',
  'system',
  'country',
] as const
export type TableKind = (typeof tableKinds)[number]

/** Why something that arrived was not counted. */
export const leftOutReasons = ['robot', 'overload'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** How a visitor came to the site. */
export const channels = ['direct', 'search', 'social', 'campaign', 'link'] as const
export type Channel = (typeof channels)[number]

export const devices = ['desktop', 'phone', 'tablet'] as const
export type Device = (typeof devices)[number]
