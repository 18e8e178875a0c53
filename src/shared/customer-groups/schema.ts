import { z } from 'zod'
import { fixedPricesSchema } from '#shared/currencies/schema.ts'
import { limits } from '#shared/limits.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { MOST_STEPS, percentOffSchema, percentStepSchema } from '#shared/products/quantity-breaks/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { groupLimits } from './limits.ts'

/** What the owner edits about a group of customers and its price list. Amounts in hundredths of the shop's currency. */
export const groupContentSchema = z.strictObject({
  /** Only the team sees it. */
  name: singleLine(groupLimits.name, 1),
  note: z.string().trim().max(groupLimits.note),
  /** What is taken off the prices of the shop, in thousandths of a percent. */
  percentMilli: percentOffSchema,
  /** Another percentage for the goods of a category and of those below it. */
  categories: z
    .array(z.strictObject({ categoryId: idSchema, percentMilli: percentOffSchema }))
    .max(groupLimits.categories),
  /** A further percentage off the group's price, from so many pieces of a product on. */
  steps: z.array(percentStepSchema).max(MOST_STEPS),
  /** The goods must cost this much; 0: the minimum of the shop applies. */
  minimumCents: centsSchema,
  /** The minimum in other currencies; one that is not here is converted. */
  fixedMinimums: fixedPricesSchema,
  /** So many pieces must be in an order; 0 is no minimum. */
  minimumQuantity: z.int().min(0).max(limits.quantityMaximum),
  /** Whether discounts of the shop are taken off the group's prices. */
  allowsDiscounts: z.boolean(),
})
export type GroupContent = z.infer<typeof groupContentSchema>

export const customerGroupSchema = groupContentSchema.extend({
  id: idSchema,
  /** Increased by each change of the owner. */
  revision: z.int(),
  createdAt: z.int(),
})
export type CustomerGroup = z.infer<typeof customerGroupSchema>

/** A price that the group's list fixes for a variant. */
export const groupPriceSchema = z.object({ variantId: idSchema, priceCents: centsSchema })
export type GroupPrice = z.infer<typeof groupPriceSchema>

/** The group that an order was placed in, as it was named then. */
export const orderGroupSchema = z.object({ id: idSchema, name: z.string() })
export type OrderGroup = z.infer<typeof orderGroupSchema>

/** A new group: nothing is taken off yet. */
export const blankGroup: GroupContent = {
  name: '',
  note: '',
  percentMilli: 0,
  categories: [],
  steps: [],
  minimumCents: 0,
  fixedMinimums: {},
  minimumQuantity: 0,
  allowsDiscounts: true,
}
