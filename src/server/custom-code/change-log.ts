import { defineLog } from '#server/changes/define-log.ts'
import { customCodeSchema } from '#shared/custom-code/schema.ts'

/** Changes of the site's custom code. */
export const customCodeLog = defineLog({ noun: 'custom-code', snapshot: customCodeSchema, titleOf: () => '' })
