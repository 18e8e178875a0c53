import { newBatchId } from '#server/changes/record-change.ts'
import type { Staff } from '#server/http/serve.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/pages/owner-api.ts'
import { changePage, deletePage } from './change-page.ts'
import { type ChangedPage, createFormPage, placeForm, takeFormAway } from './form-pages.ts'
import { listPages } from './list-pages.ts'

/** The owner's pages: their list, settings outside the editor, and forms on them. */
export function ownerPageRoutes(services: Services): void {
  const { serve } = services

  serve(api.listPages, async ({ website }) => succeed({ pages: await listPages(reading(services, website)) }))

  serve(api.updatePage, async ({ website, staff, parameters, body }) => {
    const batchId = newBatchId()
    const changed = await changing(services, website, staff, (scope) =>
      changePage(scope, parameters.pageId, body, batchId),
    )
    return changed.ok ? succeed({ batchId: changed.value ? batchId : null }) : changed
  })

  serve(api.deletePage, async ({ website, staff, parameters }) => {
    const batchId = newBatchId()
    const deleted = await changing(services, website, staff, (scope) => deletePage(scope, parameters.pageId, batchId))
    return deleted.ok ? succeed({ batchId }) : deleted
  })

  serve(api.createFormPage, ({ website, staff, body }) =>
    change(website, staff, (scope, batchId) => createFormPage(scope, body, batchId)),
  )

  serve(api.placeForm, ({ website, staff, parameters }) =>
    change(website, staff, (scope, batchId) => placeForm(scope, parameters, batchId)),
  )

  serve(api.takeFormAway, ({ website, staff, parameters }) =>
    change(website, staff, (scope, batchId) => takeFormAway(scope, parameters, batchId)),
  )

  /** Changes a page and returns its new place. */
  function change<Code extends string>(
    website: { id: string },
    staff: Staff,
    work: (scope: ChangeScope, batchId: string) => Promise<Result<ChangedPage, Code>>,
  ) {
    const newBatch = newBatchId()
    return changing(services, website, staff, async (scope) => {
      const changed = await work(scope, newBatch)
      if (!changed.ok) return changed
      const { page, batchId } = changed.value
      return succeed({ page: { id: page.id, title: page.title, path: `/${page.urlId}` }, batchId })
    })
  }
}
