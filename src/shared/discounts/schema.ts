import { z } from 'zod'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { addressSchema } from '#shared/addresses/schema.ts'
import { fixedPricesSchema } from '#shared/currencies/schema.ts'
import { limits } from '#shared/limits.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { discountLimits } from './limits.ts'

/** What a discount takes off. */
export const discountKinds = ['percent', 'amount', 'free-shipping', 'buy-get'] as const
export type DiscountKind = (typeof discountKinds)[number]

/** How a buyer gets a discount: with one code, with one of many codes that each work once, or without a code. */
export const discountTriggers = ['code', 'single-use-codes', 'automatic'] as const
export type DiscountTrigger = (typeof discountTriggers)[number]

/** What a discount is taken from, for the rules that combine discounts. */
export const discountClasses = ['product', 'order', 'shipping'] as const
export type DiscountClass = (typeof discountClasses)[number]

/** A code as people write it; it is compared without case. */
const discountCodeSchema = singleLine(discountLimits.codeLength)

/** The goods that a discount counts or reduces. */
const discountTargetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('products'), productIds: z.array(idSchema).max(discountLimits.products) }),
  z.strictObject({ kind: z.literal('categories'), categoryIds: z.array(idSchema).max(discountLimits.categories) }),
])
export type DiscountTarget = z.infer<typeof discountTargetSchema>

const quantity = z.int().min(1).max(limits.quantityMaximum)

/** What the owner edits. Amounts in hundredths of the shop's currency, times in milliseconds (UTC). */
export const discountContentSchema = z.strictObject({
  /** What buyers read in place of a code; without one, the code. */
  title: singleLine(discountLimits.titleLength),
  trigger: z.enum(discountTriggers),
  /** In capitals; empty unless `trigger` is `code`. */
  code: discountCodeSchema,
  isOn: z.boolean(),
  kind: z.enum(discountKinds),
  /** Thousandths of a percent: 10 % is 10000. For `percent`, and for what the buyer gets with `buy-get`. */
  percentMilli: z.int().min(0).max(100_000),
  /** For `amount`. */
  amountCents: centsSchema,
  /** The amount in other currencies; one that is not here is converted. */
  fixedAmounts: fixedPricesSchema.default({}),
  /** The goods that are reduced; for `buy-get` what the buyer gets. */
  appliesTo: discountTargetSchema,
  excludesSale: z.boolean(),
  /** For `buy-get`: how many of which goods have to be bought, how many are reduced, and how often in one order. */
  buy: z.strictObject({ quantity, of: discountTargetSchema }),
  getQuantity: quantity,
  timesPerOrder: quantity.nullable(),
  /** For `free-shipping`: methods up to this price become free, in these countries; empty is everywhere. */
  shippingMaximumCents: centsSchema.nullable(),
  countries: z.array(addressSchema.shape.country).max(discountLimits.countries),
  /** The goods that it applies to must cost this much before discounts; 0 is no minimum. */
  minimumSubtotalCents: centsSchema,
  /** The minimum in other currencies; one that is not here is converted. */
  fixedMinimums: fixedPricesSchema.default({}),
  /** So many pieces of these goods must be in the cart; 0 is no minimum. */
  minimumQuantity: z.int().min(0).max(limits.quantityMaximum),
  startsAt: z.int().nullable(),
  endsAt: z.int().nullable(),
  /** How many orders can use it in total; null means no limit. */
  usageLimit: z.int().positive().max(discountLimits.uses).nullable(),
  oncePerCustomer: z.boolean(),
  firstOrderOnly: z.boolean(),
  /** The email addresses of the only customers who can use it; empty is everyone. */
  customers: z.array(emailSchema).max(discountLimits.customers),
  combinesWith: z.strictObject({ product: z.boolean(), order: z.boolean(), shipping: z.boolean() }),
})
export type DiscountContent = z.infer<typeof discountContentSchema>

/** A discount with its usage. */
export const discountSchema = discountContentSchema.extend({
  id: idSchema,
  /** Increased by each change of the owner. */
  revision: z.int(),
  createdAt: z.int(),
  updatedAt: z.int(),
  /** The number of orders that use it now: canceled orders and failed payments do not count. */
  usedCount: z.int().min(0),
  /** The totals of these orders together, in hundredths of the shop's currency. */
  salesCents: z.int(),
  /** How many single-use codes it has. */
  codeCount: z.int(),
})
export type Discount = z.infer<typeof discountSchema>

/** A discount of a cart or an order: what it took when its total was computed. */
export const takenDiscountSchema = z.object({
  id: idSchema,
  /** The code that was entered; empty for an automatic discount. */
  code: z.string(),
  title: z.string(),
  /** What it takes off the goods, in hundredths. */
  discountCents: z.int(),
  /** Whether it makes shipping free. */
  freeShipping: z.boolean(),
})
export type TakenDiscount = z.infer<typeof takenDiscountSchema>
