import { defineLog } from '#server/changes/define-log.ts'
import { popupDraftSchema } from '#shared/popup/schema.ts'

/** Changes of the site's popup. */
export const popupLog = defineLog({ noun: 'popup', snapshot: popupDraftSchema, titleOf: ({ title }) => title })
