import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { hostName } from '#server/websites/host-name.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/redirects/owner-api.ts'
import { addRedirect, deleteRedirect } from './change-redirects.ts'
import { listRedirects } from './redirect-store.ts'

/** The owner's redirects. */
export function redirectRoutes(services: Services): void {
  const { serve } = services

  serve(api.listRedirectsCall, async ({ website, query }) =>
    succeed(await listRedirects(reading(services, website), query)),
  )

  serve(api.addRedirectCall, (call) => {
    const hosts = [hostName(call.request.host), ...call.website.domains]
    return ownerChange(
      services,
      call,
      (scope, batchId) => addRedirect(scope, { ...call.body, hosts }, batchId),
      (redirect, batchId) => ({ redirect, batchId }),
    )
  })

  serve(api.deleteRedirectCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteRedirect(scope, call.parameters.redirectId, batchId)),
  )
}
