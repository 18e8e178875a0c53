import { defineLog } from '#server/changes/define-log.ts'
import { addWeeklyEmail } from '#server/websites/documents.ts'
import { analyticsSettingsSchema } from '#shared/analytics/schema.ts'

/** Changes of how the site counts its visits. */
export const analyticsLog = defineLog({
  noun: 'analytics',
  snapshot: analyticsSettingsSchema,
  steps: [addWeeklyEmail],
  titleOf: () => '',
})
