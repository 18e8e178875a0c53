import { ownerChange } from '#server/changes/owner-change.ts'
import { decideReturn } from '#server/returns/change-return.ts'
import { readReturn } from '#server/returns/return-store.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { previewExchangeCall, setExchangeCall, shipExchangeCall } from '#shared/returns/exchange-api.ts'
import { decideReturnCall } from '#shared/returns/owner-api.ts'
import { shipExchange } from './add-exchange.ts'
import { agreeExchange, setExchange } from './agree-exchange.ts'
import { previewExchange } from './preview-exchange.ts'

/** The owner's calls on exchanges, and the decision about a return, which agrees to its exchange. */
export function exchangeRoutes(services: Services): void {
  const { serve, orderLifecycle } = services
  const opened = async (website: Website, returnId: string) => ({
    return: (await readReturn(reading(services, website), returnId))!,
  })

  serve(decideReturnCall, (call) => {
    const { returnId } = call.parameters
    const by = call.staff.name
    return ownerChange(
      services,
      call,
      (scope) => decideReturn(scope, returnId, by, call.body, (found) => agreeExchange(scope, found, by)),
      () => opened(call.website, returnId),
    )
  })

  serve(setExchangeCall, (call) => {
    const { returnId } = call.parameters
    return ownerChange(
      services,
      call,
      (scope) => setExchange(scope, returnId, call.staff.name, call.body),
      () => opened(call.website, returnId),
    )
  })

  serve(previewExchangeCall, ({ website, parameters: { returnId }, body: { items } }) =>
    previewExchange(reading(services, website), returnId, items),
  )

  serve(shipExchangeCall, (call) => {
    const { returnId } = call.parameters
    return ownerChange(
      services,
      call,
      (scope) => shipExchange(scope, orderLifecycle, returnId, call.staff.name, call.body),
      () => opened(call.website, returnId),
    )
  })
}
