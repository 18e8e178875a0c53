import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { discountLimits } from './limits.ts'
import { discountContentSchema, discountSchema } from './schema.ts'
import { discountStatuses } from './status.ts'

/** The owner's calls on discounts. */

const discountIdOnly = z.object({ discountId: idSchema })

/** A discount as its editor opens it, with the titles of its products and categories by id. */
const openedDiscount = z.object({
  discount: discountSchema,
  titles: z.record(z.string(), z.string()),
})

export const listDiscountsCall = contract({
  method: 'GET',
  path: '/api/owner/discounts',
  summary: 'List the discounts, newest first, a page at a time',
  access: 'discounts.read',
  query: z.object({
    /** Part of a code or a title, or a whole single-use code. */
    search: z.string().trim().max(200).optional(),
    status: z.enum(discountStatuses).optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ discounts: z.array(discountSchema), next: z.string().nullable(), total: z.int() }),
})

export const getDiscountCall = contract({
  method: 'GET',
  path: '/api/owner/discounts/:discountId',
  summary: 'Get a discount with its usage',
  access: 'discounts.read',
  parameters: discountIdOnly,
  reply: openedDiscount,
  failures: ['discount-not-found'],
})

export const createDiscountCall = contract({
  method: 'POST',
  path: '/api/owner/discounts',
  summary: 'Create a discount',
  access: 'discounts.write',
  body: discountContentSchema,
  reply: openedDiscount.extend({ batchId: idSchema }),
  failures: ['invalid-fields', 'discount-limit', 'discount-automatic-limit', 'discount-code-taken'],
})

export const duplicateDiscountCall = contract({
  method: 'POST',
  path: '/api/owner/discounts/:discountId/duplicate',
  summary: 'Duplicate a discount; the copy is off and has another code',
  access: 'discounts.write',
  parameters: discountIdOnly,
  reply: openedDiscount.extend({ batchId: idSchema }),
  failures: ['discount-not-found', 'discount-limit'],
})

export const updateDiscountCall = contract({
  method: 'PUT',
  path: '/api/owner/discounts/:discountId',
  summary: 'Save a discount over the revision that was opened',
  access: 'discounts.write',
  parameters: discountIdOnly,
  body: discountContentSchema.extend({ revision: z.int() }),
  /** `batchId` is null when nothing was different. */
  reply: openedDiscount.extend({ batchId: idSchema.nullable() }),
  failures: [
    'invalid-fields',
    'discount-not-found',
    'edit-conflict',
    'discount-automatic-limit',
    'discount-code-taken',
  ],
})

export const switchDiscountCall = contract({
  method: 'PUT',
  path: '/api/owner/discounts/:discountId/state',
  summary: 'Change whether a discount is on',
  access: 'discounts.write',
  parameters: discountIdOnly,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: z.object({ batchId: idSchema.nullable() }),
  failures: ['discount-not-found', 'discount-automatic-limit'],
})

export const deleteDiscountCall = contract({
  method: 'DELETE',
  path: '/api/owner/discounts/:discountId',
  summary: 'Delete a discount with its codes',
  access: 'discounts.write',
  parameters: discountIdOnly,
  reply: z.object({ batchId: idSchema }),
  failures: ['discount-not-found'],
})

export const generateCodesCall = contract({
  method: 'POST',
  path: '/api/owner/discounts/:discountId/codes',
  summary: 'Create single-use codes that cannot be guessed',
  access: 'discounts.write',
  takesLong: true,
  parameters: discountIdOnly,
  body: z.strictObject({
    count: z.int().min(1).max(discountLimits.codesAtOnce),
    /** In front of each code, such as SPRING-. */
    prefix: z
      .string()
      .trim()
      .max(discountLimits.prefixLength)
      .regex(/^[A-Za-z0-9._-]*$/, 'Use letters, numbers, hyphens, dots and underscores only.'),
  }),
  /** The number of codes that the discount has now. */
  reply: z.object({ codeCount: z.int() }),
  failures: ['discount-not-found', 'discount-without-codes', 'discount-codes-limit'],
})

export const exportCodesCall = contract({
  method: 'GET',
  path: '/api/owner/discounts/:discountId/codes.csv',
  summary: 'Export the single-use codes of a discount as CSV',
  access: 'discounts.read',
  parameters: discountIdOnly,
  reply: z.string(),
  failures: ['discount-not-found'],
})
