import type { ChangeScope } from '#server/scope.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { OrderDraft } from './draft.ts'

type Step<Facts> = (scope: ChangeScope, facts: Facts) => Promise<unknown>

export interface PlacedOrder {
  readonly orderId: string
  readonly draft: OrderDraft
}

export interface PaidOrder {
  readonly orderId: string
  readonly isTest: boolean
  /** Whether the money came with the order; otherwise its buyer has the confirmation already. */
  readonly isPlacedNow: boolean
}

export interface CanceledOrder {
  readonly order: Order
  /** Whether its owner wants what was not sent back in stock. */
  readonly restock: boolean
  /** The owner's name. */
  readonly by: string
}

/**
 * What other nouns do in the transaction in which an order is placed, paid or canceled, one after the other. The
 * composition root lists them (`order-lifecycle.ts`): orders know no noun that builds on them.
 */
export interface OrderLifecycle {
  readonly placed: readonly Step<PlacedOrder>[]
  readonly paid: readonly Step<PaidOrder>[]
  readonly canceled: readonly Step<CanceledOrder>[]
}

/** Runs steps in their order; where one throws, the whole transaction rolls back. */
export async function runSteps<Facts>(scope: ChangeScope, steps: readonly Step<Facts>[], facts: Facts): Promise<void> {
  for (const step of steps) await step(scope, facts)
}
