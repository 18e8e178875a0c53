import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { ownerSettingsSchema } from '#shared/settings/owner-settings.ts'

const settingsSnapshotSchema = ownerSettingsSchema
  .strip()
  // Settings that did not exist at the time of a change are not in its entry.
  .partial()
  // The sections of the change; only with the settings after it.
  .extend({ title: z.string().optional() })
export type SettingsSnapshot = z.infer<typeof settingsSnapshotSchema>

/** Changes of the shop's settings. */
export const settingsLog = defineLog({
  noun: 'settings',
  snapshot: settingsSnapshotSchema,
  titleOf: ({ title = '' }) => title,
  factsOf: ({ title: _, ...settings }) => settings,
})
