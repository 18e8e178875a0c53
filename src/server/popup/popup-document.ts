import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { readPictureAssets } from '#server/files/picture-assets.ts'
import { readForm } from '#server/forms/definition/form-store.ts'
import { sitePopup } from '#server/websites/documents.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { nextPopup, popupOf } from '#shared/popup/rules.ts'
import { popupLog } from './change-log.ts'

/** The popup of a site. */
export const popupDocument = defineSiteDocument({
  column: 'popup',
  document: sitePopup,
  log: popupLog,
  permission: 'pages.design',
  contentOf: popupOf,
  next: nextPopup,
  async check(scope, { picture, action }) {
    if (picture && !(await readPictureAssets(scope, [picture.id])).has(picture.id)) return fail('picture-not-found')
    if (action.kind === 'form' && !(await readForm(scope, action.formId))) return fail('form-not-found')
    return succeed(undefined)
  },
})
