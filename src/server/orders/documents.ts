import { z } from 'zod'
import { type DeepReadonly, defineDocument } from '#server/database/stored-document.ts'
import { orderRefundSchema } from '#shared/orders/refund-schema.ts'
import { fulfilmentSchema, orderLineSchema, orderSchema } from '#shared/orders/schema.ts'

const orderDetailsSchema = orderSchema
  .pick({
    buyer: true,
    shippingAddress: true,
    billingAddress: true,
    shippingMethod: true,
    note: true,
    couponCodes: true,
    discounts: true,
    taxes: true,
    shippingTaxes: true,
    giftCards: true,
    business: true,
    taxExemption: true,
    customerGroup: true,
    withdrawalConsent: true,
    exchange: true,
    draftOrder: true,
    renewal: true,
    takesStock: true,
  })
  // Scheme and host that the buyer used, for the links in emails.
  .extend({ origin: z.string() })

/** `orders.details`. */
export const orderDetails = defineDocument({
  name: 'order details',
  schema: orderDetailsSchema,
  steps: [
    { name: 'add-buyer', run: (details: object) => ({ buyer: null, ...details }) },
    // Older test orders, from before this field existed, reduced the stock too.
    { name: 'add-takes-stock', run: (details: object) => ({ takesStock: true, ...details }) },
    { name: 'add-discounts', run: (details: object) => ({ discounts: [], ...details }) },
    { name: 'add-shipping-taxes', run: (details: object) => ({ shippingTaxes: null, ...details }) },
  ],
})

const orderLineDetailsSchema = orderLineSchema.pick({
  title: true,
  attributes: true,
  productType: true,
  additionalFields: true,
  answers: true,
  imageUrl: true,
  paidCents: true,
  tax: true,
  withdrawalExemption: true,
  subscriptionPlan: true,
  afterTrialCents: true,
  isOwnAmount: true,
  bundle: true,
  fund: true,
})

/** `order_lines.details`. */
export const orderLineDetails = defineDocument({
  name: 'order line',
  schema: orderLineDetailsSchema,
  steps: [
    { name: 'add-answers', run: (line: object) => ({ answers: [], ...line }) },
    { name: 'add-paid-cents', run: (line: object) => ({ paidCents: null, ...line }) },
    { name: 'add-tax', run: (line: object) => ({ tax: null, ...line }) },
  ],
})

/** `fulfilments.lines`. */
export const parcelLines = defineDocument({ name: 'parcel lines', schema: fulfilmentSchema.shape.lines })

/** `refunds.parts`. */
export const refundParts = defineDocument({ name: 'refund parts', schema: orderRefundSchema.shape.parts })

const detailsKeys = Object.keys(orderDetailsSchema.shape) as (keyof z.infer<typeof orderDetailsSchema>)[]
const lineDetailsKeys = Object.keys(orderLineDetailsSchema.shape) as (keyof z.infer<typeof orderLineDetailsSchema>)[]

/** `orders.details` of a whole order: all of its fields, so that no edit loses one. */
export const detailsOfOrder = (order: DeepReadonly<z.infer<typeof orderDetailsSchema>>): string =>
  orderDetails.write(pickDetails(order))

/** What of an order is in `orders.details`. */
export const pickDetails = <Details extends DeepReadonly<z.infer<typeof orderDetailsSchema>>>(order: Details) =>
  picked(order, detailsKeys)

/** `order_lines.details` of a whole line. */
export const detailsOfLine = (line: DeepReadonly<z.infer<typeof orderLineDetailsSchema>>): string =>
  orderLineDetails.write(pickLineDetails(line))

/** What of a line is in `order_lines.details`. */
export const pickLineDetails = <Details extends DeepReadonly<z.infer<typeof orderLineDetailsSchema>>>(line: Details) =>
  picked(line, lineDetailsKeys)

function picked<Value extends object, Key extends keyof Value>(value: Value, keys: readonly Key[]): Pick<Value, Key> {
  const some = {} as Pick<Value, Key>
  for (const key of keys) some[key] = value[key]
  return some
}
