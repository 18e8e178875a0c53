import type { FastifyRequest } from 'fastify'
import { ownerChange } from '#server/changes/owner-change.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { hostName } from '#server/websites/host-name.ts'
import type { Website } from '#server/websites/website.ts'
import { succeed } from '#shared/http/failure.ts'
import { exportRedirectsCall, importRedirectsCall } from '#shared/redirects/import-api.ts'
import * as api from '#shared/redirects/owner-api.ts'
import { addRedirect, deleteRedirect } from './change-redirects.ts'
import { importRedirectsText } from './import-redirects.ts'
import { listRedirects } from './redirect-store.ts'
import { redirectRows } from './redirects-csv.ts'

/** The owner's redirects. */
export function redirectRoutes(services: Services): void {
  const { serve } = services

  serve(api.listRedirectsCall, async ({ website, query }) =>
    succeed(await listRedirects(reading(services, website), query)),
  )

  serve(exportRedirectsCall, async ({ website, reply }) =>
    sendCsv(reply, `${website.slug}-redirects.csv`, redirectRows(reading(services, website))),
  )

  serve(importRedirectsCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => importRedirectsText(scope, { ...call.body, hosts: hostsOf(call) }, batchId),
      (done) => done,
    ),
  )

  serve(api.addRedirectCall, (call) => {
    const hosts = hostsOf(call)
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

/** The hosts of the website, without port. */
const hostsOf = ({ request, website }: { readonly request: FastifyRequest; readonly website: Website }): string[] => [
  hostName(request.host),
  ...website.domains,
]
