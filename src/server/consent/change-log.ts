import { defineLog } from '#server/changes/define-log.ts'
import { consentDraftSchema } from '#shared/consent/schema.ts'

/** Changes of the site's cookie banner. */
export const consentLog = defineLog({ noun: 'consent', snapshot: consentDraftSchema, titleOf: () => '' })
