import { z } from 'zod'
import { addressSchema } from '#shared/addresses/schema.ts'
import { quantitySchema } from '#shared/cart/schema.ts'
import { freeLineSchema } from '#shared/draft-orders/schema.ts'
import { limits } from '#shared/limits.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { picksSchema } from '#shared/products/bundles/schema.ts'
import { shippingOptionSchema } from '#shared/shipping/schema.ts'
import { taxRowSchema } from '#shared/taxes/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { orderSchema } from '../schema.ts'

/** A line that an edit adds. The price of one piece is in hundredths of the order's currency. */
export const addedLineSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    variantId: idSchema,
    quantity: quantitySchema,
    /** Null: the price of the catalog. */
    unitPriceCents: centsSchema.nullable(),
    /** What is chosen for one bundle; absent where nothing is. */
    picks: picksSchema.optional(),
  }),
  freeLineSchema,
])
export type AddedLine = z.infer<typeof addedLineSchema>

const editedQuantity = z.int().min(0).max(limits.quantityMaximum)

/** What staff change about an order. Amounts in hundredths of the order's currency. */
export const orderEditSchema = z.strictObject({
  /** The lines whose quantity changes; 0 removes a line. Parts of bundles are changed by `bundles`. */
  quantities: z.array(z.strictObject({ lineId: idSchema, quantity: editedQuantity })).max(limits.cartLines * 2),
  /** The bundles whose number changes, by the `bundle.id` of their lines; 0 removes a bundle with its parts. */
  bundles: z
    .array(z.strictObject({ bundleId: z.string().min(1).max(64), quantity: editedQuantity }))
    .max(limits.cartLines)
    .default([]),
  added: z.array(addedLineSchema).max(limits.cartLines),
  /** The ids of discounts of the order that no longer apply. */
  removedDiscounts: z.array(idSchema).max(limits.cartLines),
  /** A further discount on the whole order. */
  discount: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percent'), title: singleLine(80), percentMilli: z.int().min(1).max(100_000) }),
      z.strictObject({ kind: z.literal('amount'), title: singleLine(80), amountCents: centsSchema.min(1) }),
    ])
    .nullable(),
  /** `keep`: the method and its price stay. `method`: a method of the shop at its price for the order as it is then. */
  shipping: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('keep') }),
    z.strictObject({ kind: z.literal('method'), methodId: z.string().min(1).max(40) }),
    z.strictObject({ kind: z.literal('own'), name: singleLine(80, 1), costCents: centsSchema }),
  ]),
  /** Null: it stays. */
  shippingAddress: addressSchema.nullable(),
})
export type OrderEdit = z.infer<typeof orderEditSchema>

/** An edit that changes nothing. */
export const blankEdit: OrderEdit = {
  quantities: [],
  bundles: [],
  added: [],
  removedDiscounts: [],
  discount: null,
  shipping: { kind: 'keep' },
  shippingAddress: null,
}

/** What an edit would make of an order. Money in hundredths of the order's currency. */
export const editPreviewSchema = z.object({
  ...orderSchema.pick({
    currency: true,
    couponCodes: true,
    discounts: true,
    shippingMethod: true,
    subtotalCents: true,
    discountCents: true,
    shippingCostCents: true,
    taxCents: true,
    grandTotalCents: true,
  }).shape,
  taxes: z.array(taxRowSchema),
  /** The lines as they would be; `lineId` is null for those that are new, in the order of `added`. */
  lines: z.array(
    z.object({
      lineId: idSchema.nullable(),
      title: z.string(),
      quantity: z.int(),
      unitPriceCents: z.int(),
      totalCents: z.int(),
    }),
  ),
  /** The methods that can be chosen, at their prices. */
  shippingOptions: z.array(shippingOptionSchema),
  totalBeforeCents: z.int(),
  /** What the customer would owe. For an order that awaits its payment, all of it. */
  owedCents: z.int(),
  /** What would be refunded. */
  refundCents: z.int(),
  /** What there is too little of, with how many pieces more there are; an edit with a shortage can't be saved. */
  shortages: z.array(z.object({ variantId: z.string(), name: z.string(), available: z.int() })),
  /** What would change, a sentence each; empty when nothing would. */
  changes: z.array(z.string()),
})
export type EditPreview = z.infer<typeof editPreviewSchema>
