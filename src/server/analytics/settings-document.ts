import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { siteAnalytics } from '#server/websites/documents.ts'
import { analyticsSettingsOf, nextAnalyticsSettings } from '#shared/analytics/schema.ts'
import { analyticsLog } from './change-log.ts'

/** How a site counts its visits. */
export const analyticsSettingsDocument = defineSiteDocument({
  column: 'analytics',
  document: siteAnalytics,
  log: analyticsLog,
  permission: 'site.manage',
  contentOf: analyticsSettingsOf,
  next: nextAnalyticsSettings,
})
