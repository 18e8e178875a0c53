import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { getOwnPricesCall } from '#shared/customer-groups/own-prices-api.ts'
import { succeed } from '#shared/http/failure.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { openedGroupLink } from './group-link.ts'
import { groupOfBuyer } from './group-of-buyer.ts'
import { ownPricesOf } from './own-prices.ts'

/** What a page asks for in a browser that has opened the link of a customer. */
export function ownPricesRoutes({ serve, ...services }: Services): void {
  serve(getOwnPricesCall, async ({ website, request, query }) => {
    const scope = reading(services, website)
    const group = await groupOfBuyer(scope, openedGroupLink(request))
    const ids = query.items.split(',').filter((id) => idSchema.safeParse(id).success)
    return succeed({ prices: group ? await ownPricesOf(scope, group, ids) : [] })
  })
}
