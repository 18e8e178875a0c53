import { defineLog } from '#server/changes/define-log.ts'
import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { siteReplays } from '#server/websites/documents.ts'
import { nextReplaySettings, replaySettingsOf, replaySettingsSchema } from '#shared/replays/schema.ts'

/** Whether a site records visits. */
export const replaySettingsDocument = defineSiteDocument({
  column: 'replays',
  document: siteReplays,
  log: defineLog({ noun: 'replays', snapshot: replaySettingsSchema, titleOf: () => '' }),
  permission: 'site.manage',
  contentOf: replaySettingsOf,
  next: nextReplaySettings,
})
