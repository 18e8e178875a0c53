import { ownerChange } from '#server/changes/owner-change.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { originOf } from '#server/websites/origin.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { exemptItems } from '#shared/withdrawals/exempt-items.ts'
import * as api from '#shared/withdrawals/owner-api.ts'
import { withdrawalPeriod } from '#shared/withdrawals/rules.ts'
import { decideWithdrawal, drawDecision, linkWithdrawal } from './decide-withdrawal.ts'
import { listOrderWithdrawals, listWithdrawals, readWithdrawal } from './withdrawal-store.ts'

/** The owner's calls on withdrawals. */
export function withdrawalRoutes(services: Services): void {
  const { serve, env } = services

  serve(api.listWithdrawalsCall, async ({ website, query }) =>
    succeed(await listWithdrawals(reading(services, website), query)),
  )

  serve(api.listOrderWithdrawalsCall, async ({ website, parameters: { orderId } }) => {
    const scope = reading(services, website)
    if (!(await readOrder(scope, orderId))) return fail('order-not-found')
    return succeed({ withdrawals: await listOrderWithdrawals(scope, orderId) })
  })

  serve(api.getWithdrawalCall, async ({ website, parameters: { withdrawalId } }) => {
    const found = await opened(website, withdrawalId)
    return found ? succeed(found) : fail('withdrawal-not-found')
  })

  serve(api.linkWithdrawalCall, (call) => {
    const { withdrawalId } = call.parameters
    return ownerChange(
      services,
      call,
      (scope) => linkWithdrawal(scope, withdrawalId, call.staff.name, call.body.orderNumber),
      async () => (await opened(call.website, withdrawalId))!,
    )
  })

  serve(api.decideWithdrawalCall, async (call) => {
    const { website, staff, request, body } = call
    const { withdrawalId } = call.parameters
    const withdrawal = await readWithdrawal(reading(services, website), withdrawalId)
    if (!withdrawal) return fail('withdrawal-not-found')
    const drawn = await drawDecision(website, originOf(env, website, request), withdrawal, body)
    return ownerChange(
      services,
      call,
      (scope) => decideWithdrawal(scope, { env, website, by: staff.name }, withdrawal, body, drawn),
      async () => (await opened(website, withdrawalId))!,
    )
  })

  /** A withdrawal as its page opens it. */
  async function opened(website: Website, withdrawalId: string) {
    const scope = reading(services, website)
    const withdrawal = await readWithdrawal(scope, withdrawalId)
    if (!withdrawal) return null
    const order = withdrawal.order && (await readOrder(scope, withdrawal.order.id))
    const period = order && withdrawalPeriod(order, website.settings.timeZone)
    return { withdrawal, period, exemptItems: order ? exemptItems(order) : [] }
  }
}
