import { ownerChange } from '#server/changes/owner-change.ts'
import { withCurrentPictures } from '#server/files/current-pictures.ts'
import { readItemPlace } from '#server/items/read-found-items.ts'
import type { Services } from '#server/services.ts'
import { browserFiles } from '#server/site/browser-files.ts'
import { ownerPageRequest } from '#server/site/owner-page-request.ts'
import { changing, reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/pages/draft/api.ts'
import { isShown, pathOf } from '#shared/pages/schema.ts'
import { listUnpublishedCall, publishPagesCall } from '#shared/pages/unpublished-api.ts'
import { may } from '#shared/roles/rules.ts'
import { createPageSources } from '../page-sources.ts'
import { readPage } from '../page-store.ts'
import { guarded } from '../site-wide-pages.ts'
import { listSavedVersions } from '../versions/saved-version-store.ts'
import { readDraft, readStepsOf } from './draft-store.ts'
import { findBrokenLinks } from './find-broken-links.ts'
import { followDraft } from './follow-draft.ts'
import { publishDraft } from './publish-draft.ts'
import { resolveModels } from './resolve-models.ts'
import { takeSteps } from './take-steps.ts'
import { listUnpublished, publishPages } from './unpublished-pages.ts'

/** The calls of the page editor. */
export function draftRoutes(services: Services): void {
  const { serve, browser } = services
  const files = browserFiles(browser.storefront)

  serve(api.readDraftCall, async ({ website, staff, parameters: { pageId } }) => {
    const scope = reading(services, website)
    const page = await readPage(scope, pageId)
    if (!page) return fail('page-not-found')
    const draft = (await readDraft(scope, pageId)) ?? { content: page.content, sequence: 0 }
    const { id, title, urlId, status, purpose, header, footer, content: published } = page
    const steps = await readStepsOf(scope, pageId, staff.userId)
    const { styles } = website
    const item = await readItemPlace(scope, pageId)
    const collectionId = item?.collectionId ?? null
    const path = item ? item.path : isShown(page) ? pathOf(page) : null
    const saved = await listSavedVersions(scope, pageId)
    const scheduled = saved.flatMap(({ publishAt, savedAt, by }) =>
      publishAt === null ? [] : { publishAt, savedAt, by },
    )
    const place = { path, collectionId, scheduled: scheduled[0] ?? null }
    const facts = { id, title, urlId, status, purpose, header, footer, ...place }
    const shown = await withCurrentPictures(scope, { content: draft.content, published }, false)
    return succeed({ page: facts, ...draft, ...shown, styles, steps })
  })

  serve(api.takeStepsCall, ({ website, staff, parameters, body }) =>
    changing(
      services,
      website,
      staff,
      guarded(staff, [parameters.pageId], (scope) => takeSteps(scope, parameters.pageId, body)),
    ),
  )

  serve(api.followDraftCall, ({ website, staff, parameters, body }) =>
    changing(services, website, staff, async (scope) => {
      const news = await followDraft(scope, parameters.pageId, staff, body)
      return news ? succeed(news) : fail('page-not-found')
    }),
  )

  serve(api.publishDraftCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(call.staff, [call.parameters.pageId], (scope, batchId) =>
        publishDraft(scope, call.parameters.pageId, call.body.sequence, batchId),
      ),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(listUnpublishedCall, async ({ request, website, staff }) => {
    const scope = reading(services, website)
    const asked = ownerPageRequest(services, { request, website, files, sources: createPageSources(scope) })
    return succeed(await listUnpublished(scope, asked, website.styles, may(staff.role, 'pages.design')))
  })

  serve(publishPagesCall, (call) =>
    ownerChange(
      services,
      call,
      guarded(
        call.staff,
        call.body.pages.map(({ pageId }) => pageId),
        (scope, batchId) => publishPages(scope, call.body.pages, batchId),
      ),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.resolveModelsCall, async ({ request, website, parameters, body }) => {
    const scope = reading(services, website)
    const page = await readPage(scope, parameters.pageId)
    if (!page) return fail('page-not-found')
    const asked = ownerPageRequest(services, { request, website, files, sources: createPageSources(scope) })
    return succeed({ models: await resolveModels(asked, page, body.blocks) })
  })

  serve(api.checkLinksCall, async ({ request, website, parameters, body }) => {
    const scope = reading(services, website)
    const page = await readPage(scope, parameters.pageId)
    if (!page) return fail('page-not-found')
    const asked = ownerPageRequest(services, { request, website, files, sources: createPageSources(scope) })
    return succeed({ broken: await findBrokenLinks(asked, page, body.links) })
  })
}
