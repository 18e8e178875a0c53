import { defineLog } from '#server/changes/define-log.ts'
import { headerFooterSchema } from '#shared/header-footer/schema.ts'

/** Changes of the site's header and footer. */
export const headerFooterLog = defineLog({
  noun: 'header-footer',
  snapshot: headerFooterSchema,
  titleOf: () => '',
})
