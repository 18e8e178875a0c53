import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { siteConsent } from '#server/websites/documents.ts'
import { consentOf, nextConsent } from '#shared/consent/rules.ts'
import { consentLog } from './change-log.ts'

/** The cookie banner of a site. */
export const consentDocument = defineSiteDocument({
  column: 'consent',
  document: siteConsent,
  log: consentLog,
  permission: 'site.manage',
  contentOf: consentOf,
  next: nextConsent,
})
