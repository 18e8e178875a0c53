import { defineLog } from '#server/changes/define-log.ts'
import { stylesSchema } from '#shared/styles/schema.ts'

/** Changes of the site's styles. */
export const stylesLog = defineLog({ noun: 'styles', snapshot: stylesSchema, titleOf: () => '' })
