import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import { arrangeViewsCall, listViewsCall, saveViewCall } from '#shared/list-views/schema.ts'
import { arrangeViews, listViews, saveView } from './list-view-store.ts'

/** The saved views of lists. */
export function listViewRoutes(services: Services): void {
  const { serve } = services

  serve(listViewsCall, async ({ website, query }) =>
    succeed({ views: await listViews(reading(services, website), query.list) }),
  )
  serve(saveViewCall, (call) =>
    ownerChange(
      services,
      call,
      (scope) => saveView(scope, call.body),
      async () => ({ views: await listViews(reading(services, call.website), call.body.list) }),
    ),
  )
  serve(arrangeViewsCall, (call) =>
    ownerChange(
      services,
      call,
      (scope) => arrangeViews(scope, call.body),
      async () => ({ views: await listViews(reading(services, call.website), call.body.list) }),
    ),
  )
}
