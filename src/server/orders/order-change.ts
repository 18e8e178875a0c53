import { ownerChange } from '#server/changes/owner-change.ts'
import type { Staff } from '#server/http/serve.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import type { Result } from '#shared/http/failure.ts'
import { readOrder } from './read-order.ts'

interface OrderCall {
  readonly website: Website
  readonly staff: Staff
  readonly parameters: { readonly orderId: string }
}

/**
 * Answers an owner's call with a change of an order; the reply is the order after it.
 * @param work gets the owner's name for the timeline of the order
 */
export function orderChange<Code extends string>(
  services: Services,
  call: OrderCall,
  work: (scope: ChangeScope, by: string) => Promise<Result<unknown, Code>>,
) {
  return ownerChange(
    services,
    call,
    (scope) => work(scope, call.staff.name),
    async () => ({ order: (await readOrder(reading(services, call.website), call.parameters.orderId))! }),
  )
}
