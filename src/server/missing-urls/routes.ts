import { listAddresses } from '#server/pages/sitemap/list-addresses.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { succeed } from '#shared/http/failure.ts'
import * as api from '#shared/missing-urls/api.ts'
import { closestPath } from '#shared/missing-urls/closest-path.ts'
import { ignoreMissingUrl, listMissingUrls } from './missing-url-store.ts'

/** The owner's list of URLs without a page. */
export function missingUrlRoutes(services: Services): void {
  const { serve } = services

  serve(api.listMissingUrlsCall, async ({ website, query }) =>
    succeed({ urls: await listMissingUrls(reading(services, website), { isIgnored: query.ignored === 'yes' }) }),
  )

  serve(api.ignoreMissingUrlCall, async ({ website, staff, body }) => {
    await changing(services, website, staff, (scope) => ignoreMissingUrl(scope, body))
    return succeed({})
  })

  serve(api.suggestTargetCall, async ({ website, query }) => {
    const addresses = await listAddresses(reading(services, website))
    return succeed({
      target: closestPath(
        query.path,
        addresses.map(({ path }) => path),
      ),
    })
  })
}
