import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

/** Whether a site records what visitors do on its pages, and how many of them. */
export const replaySettingsSchema = z.strictObject({
  isOn: z.boolean(),
  /** The visitors who are recorded, of 100. */
  share: z.int().min(1).max(100),
  /** The id of the owner's organization at FullStory, which then records the same visitors; '' without one. */
  fullStoryId: singleLine(40).refine(
    (id) => id === '' || /^[A-Za-z0-9][\w-]{2,39}$/.test(id),
    'Enter the ID of the organization, such as o-1ABC23-na1.',
  ),
})
export type ReplaySettings = z.infer<typeof replaySettingsSchema>

/** The settings as they are stored. */
export const storedReplaySettingsSchema = replaySettingsSchema.extend({
  /** Raised by each change: saving requires the one that was loaded. */
  revision: z.int().positive(),
})
export type StoredReplaySettings = z.infer<typeof storedReplaySettingsSchema>

/** Nobody is recorded before an owner wants it. */
export const defaultReplaySettings: ReplaySettings = { isOn: false, share: 10, fullStoryId: '' }

/** The settings without what the server counts. */
export function replaySettingsOf(stored: StoredReplaySettings | null): ReplaySettings {
  if (stored === null) return defaultReplaySettings
  const { revision: _, ...settings } = stored
  return settings
}

/** The settings as they are stored after a change. */
export const nextReplaySettings = (
  before: StoredReplaySettings | null,
  settings: ReplaySettings,
): StoredReplaySettings => ({ ...settings, revision: (before?.revision ?? 0) + 1 })
