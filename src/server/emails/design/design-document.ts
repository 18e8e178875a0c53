import { defineLog } from '#server/changes/define-log.ts'
import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { siteEmailDesign } from '#server/websites/documents.ts'
import { designOf, emailDesignSchema } from '#shared/emails/design.ts'

/** Changes of the design of a site's emails. */
const emailDesignLog = defineLog({ noun: 'email-design', snapshot: emailDesignSchema, titleOf: () => '' })

/** What all emails of a site have in common. */
export const emailDesignDocument = defineSiteDocument({
  column: 'email_design',
  document: siteEmailDesign,
  log: emailDesignLog,
  permission: 'settings.manage',
  contentOf: designOf,
  next: (before, design) => ({ ...design, revision: (before?.revision ?? 0) + 1 }),
})
