import { sendCsv } from '#server/files/send-csv.ts'
import type { Services } from '#server/services.ts'
import { sendRestockJob } from '#server/stock-returns/jobs.ts'
import { changing, reading } from '#server/stores.ts'
import { hostName } from '#server/websites/host-name.ts'
import { originOf } from '#server/websites/origin.ts'
import { MOST_ROWS } from '#shared/analytics/api.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/restock/api.ts'
import { exportRestockDemandCall, getRestockDemandCall } from '#shared/restock/demand-api.ts'
import { listSignUpGroups, listSignUps } from './list-sign-ups.ts'
import { demandRows, readDemand } from './read-demand.ts'
import { readSellable } from './read-sellable.ts'
import { signUpForRestock } from './sign-up.ts'

/** The sign-up of visitors, and the owner's calls on those who wait. */
export function restockRoutes(services: Services): void {
  const { serve, env, secret } = services

  serve(api.signUpForRestockCall, ({ website, request, body }) =>
    signUpForRestock(services, website, body, {
      address: request.ip,
      origin: originOf(env, website, request),
      host: hostName(request.host),
      pagePath: pathOf(request.headers.referer),
      isPlainPost: false,
    }),
  )

  serve(api.listSignUpGroupsCall, ({ website, query }) =>
    listSignUpGroups(secret, reading(services, website), query.cursor),
  )

  serve(getRestockDemandCall, async ({ website }) => succeed(await readDemand(reading(services, website), MOST_ROWS)))

  serve(exportRestockDemandCall, async ({ website, reply }) =>
    sendCsv(reply, `${website.slug}-restock-demand.csv`, demandRows(reading(services, website))),
  )

  serve(api.listSignUpsCall, ({ website, query }) => listSignUps(secret, reading(services, website), query))

  serve(api.sendRestockCall, ({ website, staff, body }) =>
    changing(services, website, staff, async (scope) => {
      const [variant] = await readSellable(scope, [body])
      if (!variant) return fail('variant-unavailable')
      if (!variant.isInStock) return fail('restock-sold-out')
      await scope.enqueue(sendRestockJob, { variantId: variant.id, pieces: null }, { uniqueKey: `all ${variant.id}` })
      return succeed({})
    }),
  )

  serve(api.sendAllRestockCall, ({ website, staff, body: { sendRequests } }) =>
    changing(services, website, staff, async (scope) => {
      const wanted = [...new Map(sendRequests.map((request) => [request.variantId, request])).values()]
      const variants = await readSellable(scope, wanted)
      if (variants.length < wanted.length) return fail('variant-unavailable')
      const inStock = variants.filter((variant) => variant.isInStock)
      for (const { id: variantId } of inStock)
        await scope.enqueue(sendRestockJob, { variantId, pieces: null }, { uniqueKey: `all ${variantId}` })
      return succeed({ sent: inStock.length, soldOut: variants.length - inStock.length })
    }),
  )
}

/** The path of the page that a request came from, as far as the browser says it. */
function pathOf(referer: string | undefined): string {
  return URL.canParse(referer ?? '') ? new URL(referer!).pathname.slice(0, 500) : ''
}
