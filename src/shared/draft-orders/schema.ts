import { z } from 'zod'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { addressSchema } from '#shared/addresses/schema.ts'
import { quantitySchema } from '#shared/cart/schema.ts'
import { limits } from '#shared/limits.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { picksSchema } from '#shared/products/bundles/schema.ts'
import { taxCategoryIdSchema } from '#shared/tax-categories/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

/** The limits of a draft order; times in days. */
export const draftOrderLimits = { titleLength: 200, messageLength: 2000, validDays: 30, mostValidDays: 365 } as const

/** `sent` has a link that works, `expired` one whose time is over. */
export const draftOrderStates = ['draft', 'sent', 'expired', 'ordered'] as const
export type DraftOrderState = (typeof draftOrderStates)[number]

/** A line that is not in the catalog. Amounts in hundredths of the currency of its order. */
export const freeLineSchema = z.strictObject({
  kind: z.literal('free'),
  title: singleLine(draftOrderLimits.titleLength, 1),
  quantity: quantitySchema,
  unitPriceCents: centsSchema,
  isTaxed: z.boolean(),
  /** '' is the standard category. */
  taxCategoryId: z.union([z.literal(''), taxCategoryIdSchema]),
  isShipped: z.boolean(),
})

/** A line of a draft order. The price of one piece is in hundredths of the shop's own currency. */
export const draftLineSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    productId: idSchema,
    variantId: idSchema,
    /** The product's title and its variant, as the owner chose it; the order has those of the catalog. */
    title: singleLine(draftOrderLimits.titleLength * 2),
    quantity: quantitySchema,
    unitPriceCents: centsSchema,
    /** What is chosen for one bundle; absent where nothing is. */
    picks: picksSchema.optional(),
  }),
  freeLineSchema,
])
export type DraftLine = z.infer<typeof draftLineSchema>

/** What the owner edits. Amounts in hundredths of the shop's own currency. */
export const draftContentSchema = z.strictObject({
  /** Empty while the customer is not known. */
  email: z.union([z.literal(''), emailSchema]),
  address: addressSchema.nullable(),
  lines: z.array(draftLineSchema).max(limits.cartLines),
  discount: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percent'), title: singleLine(80), percentMilli: z.int().min(1).max(100_000) }),
      z.strictObject({ kind: z.literal('amount'), title: singleLine(80), amountCents: centsSchema.min(1) }),
    ])
    .nullable(),
  /** How it is shipped: as the customer chooses at checkout, with one method, or for an amount of its own. */
  shipping: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('customer') }),
    z.strictObject({ kind: z.literal('method'), methodId: z.string().min(1).max(40) }),
    z.strictObject({ kind: z.literal('own'), name: singleLine(80, 1), costCents: centsSchema }),
  ]),
  /** For the customer, in the email with the link. */
  message: z.string().trim().max(draftOrderLimits.messageLength),
  /** How many days a new link works. */
  validDays: z.int().min(1).max(draftOrderLimits.mostValidDays),
})
export type DraftContent = z.infer<typeof draftContentSchema>

/** A draft order in a list. */
export const draftSummarySchema = z.object({
  id: idSchema,
  /** Counts from 1 without gaps on each website. */
  number: z.int(),
  state: z.enum(draftOrderStates),
  email: z.string(),
  name: z.string(),
  totalQuantity: z.int(),
  /** The total when it was saved last: the buyer's place can change taxes and shipping. */
  totalCents: z.int(),
  updatedAt: z.int(),
  /** Until when its link works; null without one. */
  linkExpiresAt: z.int().nullable(),
  order: z.object({ id: idSchema, number: z.int() }).nullable(),
})
export type DraftSummary = z.infer<typeof draftSummarySchema>

/** A draft order with its content. */
export const draftOrderSchema = draftSummarySchema.extend({ revision: z.int(), content: draftContentSchema })
export type DraftOrder = z.infer<typeof draftOrderSchema>
