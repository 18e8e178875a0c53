import type { Order, OrderLine } from '#shared/orders/schema.ts'

export type OrderDraftLine = Omit<OrderLine, 'id' | 'fulfilledQuantity'>

/** An order as it was agreed, before it has a number: the prices in it are the ones that are charged. */
export type OrderDraft = Pick<
  Order,
  | 'paymentMethod'
  | 'testMode'
  | 'email'
  | 'buyer'
  | 'shippingAddress'
  | 'billingAddress'
  | 'shippingMethod'
  | 'note'
  | 'currency'
  | 'couponCodes'
  | 'taxes'
  | 'subtotalCents'
  | 'discountCents'
  | 'shippingCostCents'
  | 'taxCents'
  | 'grandTotalCents'
> & {
  readonly cartId: string
  readonly lines: readonly OrderDraftLine[]
  /** Whether it takes stock and uses up its discount codes; absent in drafts of earlier versions, which all did. */
  readonly takesStock?: boolean
  /** What the customer ticked to get the newsletter, with the language of the page; absent where they did not. */
  readonly newsletter?: { readonly words: string; readonly language: string } | null
  /** Scheme and host under which the buyer was here, for the links in emails. */
  readonly origin: string
}
