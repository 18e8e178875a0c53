import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { sitePixels } from '#server/websites/documents.ts'
import { nextPixels, pixelsOf } from '#shared/pixels/rules.ts'
import { pixelsLog } from './change-log.ts'

/** The pixels of a site. */
export const pixelsDocument = defineSiteDocument({
  column: 'pixels',
  document: sitePixels,
  log: pixelsLog,
  permission: 'site.manage',
  contentOf: pixelsOf,
  next: nextPixels,
})
