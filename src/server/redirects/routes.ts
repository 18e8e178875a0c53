import { newBatchId } from '#server/changes/record-change.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { hostName } from '#server/websites/host-name.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/redirects/owner-api.ts'
import { addRedirect, deleteRedirect } from './change-redirects.ts'
import { listRedirects } from './redirect-store.ts'

/** The owner's redirects. */
export function redirectRoutes(services: Services): void {
  const { serve } = services

  serve(api.listRedirects, async ({ website, query }) =>
    succeed(await listRedirects(reading(services, website), query)),
  )

  serve(api.addRedirect, async ({ request, website, staff, body }) => {
    const batchId = newBatchId()
    const hosts = [hostName(request.host), ...website.domains]
    const added = await changing(services, website, staff, (scope) => addRedirect(scope, { ...body, hosts }, batchId))
    return added.ok ? succeed({ redirect: added.value, batchId }) : added
  })

  serve(api.deleteRedirect, async ({ website, staff, parameters }) => {
    const batchId = newBatchId()
    const deleted = await changing(services, website, staff, (scope) =>
      deleteRedirect(scope, parameters.redirectId, batchId),
    )
    return deleted.ok ? succeed({ batchId }) : deleted
  })
}
