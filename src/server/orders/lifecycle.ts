import type { ChangeScope } from '#server/scope.ts'
import type { Order } from '#shared/orders/schema.ts'
import type { OrderDraft } from './draft.ts'

type Step<Facts> = (scope: ChangeScope, facts: Facts) => Promise<unknown>

export interface PlacedOrder {
  readonly orderId: string
  readonly draft: OrderDraft
}

/** A new order as it was before the steps of other nouns, with scheme and host that the buyer used. */
export type NewOrder = Order & { readonly origin: string }

/** A new order whose transaction has written all that belongs to it. */
export interface WrittenOrder {
  readonly order: NewOrder
}

export interface CorrectedOrder {
  readonly orderId: string
}

export interface EditedOrder {
  /** The order before and after its lines, discounts, shipping or address were changed. */
  readonly before: Order
  readonly after: Order
  /** The owner's name. */
  readonly by: string
}

export interface PaidOrder {
  readonly orderId: string
  readonly isTest: boolean
  /** Whether the payment came with the order; otherwise its buyer has the confirmation already. */
  readonly isPlacedNow: boolean
}

export interface CanceledOrder {
  readonly order: Order
  /** Whether items that were not shipped return to stock, as the owner chose. */
  readonly restock: boolean
  /** The owner's name. */
  readonly by: string
}

/**
 * Effects of placing, correcting, editing, paying or canceling an order in other nouns, one after the other in the same
 * transaction. The composition root lists them (`order-lifecycle.ts`): orders do not depend on nouns that build on
 * them.
 */
export interface OrderLifecycle {
  /** The id of the customer of an order that is about to be placed. */
  customerOf(scope: ChangeScope, draft: OrderDraft, placedAt: number): Promise<string>
  readonly placed: readonly Step<PlacedOrder>[]
  /** After all others of a new order, paid or not: its notifications. */
  readonly written: readonly Step<WrittenOrder>[]
  /** After its email or its addresses were corrected. */
  readonly corrected: readonly Step<CorrectedOrder>[]
  /** After its lines, discounts, shipping or address were edited: whatever follows from the lines is here. */
  readonly edited: readonly Step<EditedOrder>[]
  readonly paid: readonly Step<PaidOrder>[]
  readonly canceled: readonly Step<CanceledOrder>[]
}

/** Runs steps in order; when one throws, the whole transaction rolls back. */
export async function runSteps<Facts>(scope: ChangeScope, steps: readonly Step<Facts>[], facts: Facts): Promise<void> {
  for (const step of steps) await step(scope, facts)
}
