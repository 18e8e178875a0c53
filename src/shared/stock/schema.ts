import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { productSchema, variantSchema } from '#shared/products/schema.ts'
import { lowStockSettingsSchema } from '#shared/settings/low-stock-settings.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** The number at which a variant's stock is low; null uses the one of the settings. */
const lowStockAtSchema = lowStockSettingsSchema.shape.threshold.unwrap().nullable()

/** One row of the stock grid. */
export const stockRowSchema = z.object({
  ...variantSchema.pick({ sku: true, attributes: true, unlimited: true, qtyInStock: true }).shape,
  ...variantSchema.pick({ priceCents: true, salePriceCents: true, onSale: true }).shape,
  variantId: idSchema,
  productId: idSchema,
  productTitle: z.string(),
  productType: productSchema.shape.productType,
  /** Whether it is a bundle: these are listed on request alone. */
  isBundle: z.boolean(),
  status: productSchema.shape.status,
  lowStockAt: lowStockAtSchema,
  /** What is at each location, if there are several: `qtyInStock` is the sum of those that sell online. */
  parts: z.array(z.object({ locationId: idSchema, sellsOnline: z.boolean(), quantity: z.int() })),
  /** Units that are on their way, by the location where they are awaited; without those that await none. */
  incoming: z.array(z.object({ locationId: idSchema, quantity: z.int() })),
  picture: pictureSchema.nullable(),
})
export type StockRow = z.infer<typeof stockRowSchema>

/**
 * Why units were added or removed. `hold` and `release` belong to payments, `restock` to canceled orders, `edit` to orders
 * that were edited, `transfer` to units that move between locations, `purchase` to those from a supplier.
 */
// biome-ignore format: one list
export const stockReasons = [
  'set', 'import', 'hold', 'release', 'restock', 'refund', 'edit', 'transfer', 'purchase', 'count',
] as const
export type StockReason = (typeof stockReasons)[number]

/** The largest stock of a variant. */
export const MOST_PIECES = 99_999_999

export const stockEntrySchema = z.object({
  id: idSchema,
  at: z.int(),
  /** Units that were added (positive) or removed (negative). */
  change: z.int(),
  /** Units that are left at its location. */
  leftOver: z.int(),
  /** The name of its location; '' where there is only one, or it was deleted. */
  location: z.string(),
  reason: z.enum(stockReasons),
  /** The order, payment, import, transfer or count that caused it. */
  aboutId: z.string().nullable(),
  /** The order that it belongs to; null for a payment that became none, and for all other causes. */
  order: z.object({ id: idSchema, number: z.int() }).nullable(),
  /** The number of the transfer or count that it belongs to; null for all other causes. */
  number: z.int().nullable(),
  /** The owner or the API key that did it; empty for the program itself. */
  by: z.string(),
})
export type StockEntry = z.infer<typeof stockEntrySchema>

const quantity = variantSchema.shape.qtyInStock
/** Without it, the sum of all locations is changed, and the difference is at the main one. */
const locationId = idSchema.optional()
/** A change of one variant's stock: set a count, add or remove some, stop tracking, or set when it is low. */
export const stockChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), variantId: idSchema, locationId, quantity }),
  z.strictObject({
    kind: z.literal('adjust'),
    variantId: idSchema,
    locationId,
    by: z.int().min(-MOST_PIECES).max(MOST_PIECES),
  }),
  z.strictObject({ kind: z.literal('unlimited'), variantId: idSchema }),
  z.strictObject({ kind: z.literal('low-stock-at'), variantId: idSchema, quantity: lowStockAtSchema }),
])
export type StockChange = z.infer<typeof stockChangeSchema>

export const listStockCall = contract({
  method: 'GET',
  path: '/api/owner/stock',
  summary: 'List the stock and prices of all variants',
  access: 'products.read',
  query: z.object({
    /** The rows whose title or SKU is most like it come first. */
    search: z.string().trim().max(100).optional(),
    productId: idSchema.optional(),
    level: z.enum(['low', 'out']).optional(),
    status: productSchema.shape.status.optional(),
    /** Includes its descendants. */
    categoryId: idSchema.optional(),
    /** Includes bundles, whose stock is that of their parts. */
    bundles: z.literal('1').optional(),
    after: cursorSchema.optional(),
  }),
  reply: z.object({ variants: z.array(stockRowSchema), next: z.string().nullable() }),
})

export const updateStockCall = contract({
  method: 'PUT',
  path: '/api/owner/stock',
  summary: 'Set or adjusts the stock of many variants',
  access: 'products.write',
  body: z.strictObject({ changes: z.array(stockChangeSchema).min(1).max(500) }),
  bodyLimit: 256_000,
  reply: z.object({
    variants: z.array(
      z.object({ variantId: idSchema, ...variantSchema.pick({ unlimited: true, qtyInStock: true }).shape }),
    ),
    batchId: idSchema.nullable(),
  }),
  failures: ['variant-unavailable', 'location-not-found', 'stock-negative', 'stock-too-large'],
})

export const getStockHistoryCall = contract({
  method: 'GET',
  path: '/api/owner/stock/:variantId/history',
  summary: 'List every change of a variant’s stock, newest first',
  access: 'products.read',
  parameters: z.object({ variantId: idSchema }),
  query: z.object({ after: cursorSchema.optional() }),
  reply: z.object({ entries: z.array(stockEntrySchema), next: z.string().nullable() }),
})
