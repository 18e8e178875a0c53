import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { siteCustomCode } from '#server/websites/documents.ts'
import { customCodeOf } from '#shared/custom-code/rules.ts'
import { customCodeLog } from './change-log.ts'
import { readCode } from './read-code.ts'

/** The custom code of a site. */
export const customCodeDocument = defineSiteDocument({
  column: 'custom_code',
  document: siteCustomCode,
  log: customCodeLog,
  permission: 'code.write',
  contentOf: customCodeOf,
  next: (before, code) => ({ ...code, revision: (before?.revision ?? 0) + 1 }),
  check: async (_scope, code) => readCode(code),
})
