import { z } from 'zod'
import { quantitySchema } from '#shared/cart/schema.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/**
 * The states of an exchange. `wished`: the buyer has asked for it. `reserved`: it is agreed, and its items are taken out
 * of stock. `released`: its items are in stock again. `added`: its items are lines of the order.
 */
const exchangeStates = ['wished', 'reserved', 'released', 'added'] as const
export type ExchangeState = (typeof exchangeStates)[number]

/** What a return is exchanged for. Money in hundredths of the order's currency. */
export const exchangeSchema = z.object({
  state: z.enum(exchangeStates),
  /** Until when its items are reserved, in milliseconds; null where they are not. */
  until: z.int().nullable(),
  items: z.array(
    z.object({
      /** The line of the order that comes back. */
      lineId: idSchema,
      variantId: idSchema,
      title: z.string(),
      quantity: z.int().positive(),
      /** The price of one piece; null until it is agreed, where it is that of the catalog. */
      unitPriceCents: z.int().nullable(),
      /** What the buyer pays for all pieces, with taxes; null until it is agreed. */
      paidCents: z.int().nullable(),
    }),
  ),
})
export type Exchange = z.infer<typeof exchangeSchema>

/** What items of a return are exchanged for, each line once; none: they are refunded. */
export const exchangeItemsSchema = z
  .array(
    z.strictObject({
      lineId: idSchema,
      variantId: idSchema,
      quantity: quantitySchema,
      /** Null: the price of the catalog. */
      unitPriceCents: centsSchema.nullable(),
    }),
  )
  .max(100)
  .refine((items) => new Set(items.map(({ lineId }) => lineId)).size === items.length)
export type ExchangeItem = z.infer<typeof exchangeItemsSchema>[number]
