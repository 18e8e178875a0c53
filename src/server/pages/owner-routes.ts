import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { hashPassword } from '#server/sign-in/passwords.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/pages/owner-api.ts'
import { isSiteWide } from '#shared/pages/schema.ts'
import { may } from '#shared/roles/rules.ts'
import { changePage, deletePage } from './change-page.ts'
import { createPage, duplicatePage } from './create-page.ts'
import { type ChangedPage, createFormPage, placeForm, takeFormAway } from './form-pages.ts'
import { listPages } from './list-pages.ts'
import { readEditedPage } from './page-store.ts'
import { previewLink } from './preview-link.ts'
import { readPageSettings } from './read-page-settings.ts'
import { guarded } from './site-wide-pages.ts'

/** The owner's pages: their list, settings outside the editor, and forms on them. */
export function ownerPageRoutes(services: Services): void {
  const { serve, onPageRemoved } = services

  serve(api.listPagesCall, async ({ website, staff, query }) =>
    succeed(await listPages(reading(services, website), query, may(staff.role, 'pages.design'))),
  )

  serve(api.getPageCall, async ({ website, parameters }) => {
    const page = await readPageSettings(reading(services, website), parameters.pageId)
    return page ? succeed({ page }) : fail('page-not-found')
  })

  serve(api.updatePageCall, async (call) => {
    const { password, ...settings } = call.body
    // Before the transaction: a hash takes long on purpose.
    const passwordHash = typeof password === 'string' ? await hashPassword(password) : password
    if (isSiteWide({ purpose: settings.purpose ?? 'page' }) && !may(call.staff.role, 'pages.design'))
      return fail('not-permitted')
    return ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], (scope, batchId) =>
        changePage(scope, call.parameters.pageId, { ...settings, passwordHash }, batchId),
      ),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    )
  })

  serve(api.createPreviewLinkCall, async ({ website, parameters: { pageId } }) => {
    const page = await readEditedPage(reading(services, website), pageId)
    return page ? succeed(previewLink(services.secret, website.id, pageId, Date.now())) : fail('page-not-found')
  })

  serve(api.deletePageCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], async (scope, batchId) => {
        const { pageId } = call.parameters
        const deleted = await deletePage(scope, pageId, batchId)
        if (deleted.ok) for (const react of onPageRemoved) await react(scope, { pageId, versionId: null }, batchId)
        return deleted
      }),
    ),
  )

  serve(api.createPageCall, (call) =>
    ownerChange(services, call, (scope, batchId) => createPage(scope, call.body, batchId), idOf),
  )

  serve(api.duplicatePageCall, (call) =>
    ownerChange(services, call, (scope, batchId) => duplicatePage(scope, call.parameters.pageId, batchId), idOf),
  )

  serve(api.createFormPageCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createFormPage(scope, { ...call.body, ...call.parameters }, batchId),
      placeOf,
    ),
  )

  serve(api.placeFormCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], (scope, batchId) => placeForm(scope, call.parameters, batchId)),
      placeOf,
    ),
  )

  serve(api.takeFormAwayCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], (scope, batchId) => takeFormAway(scope, call.parameters, batchId)),
      placeOf,
    ),
  )
}

const idOf = ({ id }: { readonly id: string }, batchId: string) => ({ pageId: id, batchId })
const placeOf = ({ page, batchId }: ChangedPage) => ({
  page: { id: page.id, title: page.title, path: `/${page.urlId}` },
  batchId,
})
