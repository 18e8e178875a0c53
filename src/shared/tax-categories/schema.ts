import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

/** The tax category of products that have no category of their own. It is always there. */
export const STANDARD_TAX = ''

/** The most tax categories of a shop. */
export const MOST_TAX_CATEGORIES = 30

export const taxCategoryIdSchema = z.string().regex(/^[0-9a-zA-Z-]{1,64}$/)

/** A kind of product with tax rates of its own, such as books. The standard category is not in the list. */
export const taxCategorySchema = z.object({ id: taxCategoryIdSchema, name: singleLine(60, 1) })
export type TaxCategory = z.infer<typeof taxCategorySchema>
