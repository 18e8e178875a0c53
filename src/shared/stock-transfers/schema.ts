import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

export const transferLimits = {
  /** Lines of a transfer. */
  lines: 250,
  /** Units of a line. */
  quantity: 999_999,
  cents: 100_000_000,
} as const

/** `sent`: units are on their way. `received`: nothing is awaited anymore. */
export const transferStates = ['draft', 'sent', 'received', 'canceled'] as const
export type TransferState = (typeof transferStates)[number]

/** Between two locations, or from a supplier. */
export const transferKinds = ['transfer', 'purchase'] as const

const quantity = z.int().min(1).max(transferLimits.quantity)
/** What one unit costs, in hundredths of the shop's currency; null where no one has said it. */
const costCents = z.int().min(0).max(transferLimits.cents).nullable()

/** What can be changed until a transfer is closed. */
const details = {
  /** A day, such as 2026-12-24. */
  expectedOn: z.iso.date().nullable(),
  /** The number of a delivery or an order at the supplier. */
  reference: singleLine(100),
  note: z.string().trim().max(1000),
}
export const transferDetailsSchema = z.strictObject(details)
export type TransferDetails = z.infer<typeof transferDetailsSchema>

/** Everything of a draft. */
export const transferContentSchema = z.strictObject({
  ...details,
  /** Null: from a supplier. */
  fromLocationId: idSchema.nullable(),
  toLocationId: idSchema,
  /** The name of the supplier; '' between locations. */
  supplier: singleLine(100),
  lines: z.array(z.strictObject({ variantId: idSchema, quantity, costCents })).max(transferLimits.lines),
})
export type TransferContent = z.infer<typeof transferContentSchema>

/** A line, with what became of its units: those that are still awaited are `incoming`. */
export const transferLineSchema = z.object({
  variantId: idSchema,
  /** The product with the values of its variant, and the SKU, as they were when the draft was saved. */
  title: z.string(),
  sku: z.string(),
  quantity: z.int(),
  costCents,
  received: z.int(),
  /** Units that arrived and can’t be sold. */
  rejected: z.int(),
  /** Units that will not arrive. */
  missing: z.int(),
  incoming: z.int(),
})
export type TransferLine = z.infer<typeof transferLineSchema>

export const transferSummarySchema = z.object({
  id: idSchema,
  number: z.int(),
  state: z.enum(transferStates),
  kind: z.enum(transferKinds),
  /** The name of the first location, or of the supplier. */
  from: z.string(),
  to: z.string(),
  reference: z.string(),
  expectedOn: z.string().nullable(),
  /** Units of all lines, and those that are still awaited. */
  quantity: z.int(),
  incoming: z.int(),
  updatedAt: z.int(),
})
export type TransferSummary = z.infer<typeof transferSummarySchema>

export const transferSchema = transferSummarySchema.extend({
  fromLocationId: idSchema.nullable(),
  toLocationId: idSchema,
  supplier: z.string(),
  note: z.string(),
  lines: z.array(transferLineSchema),
  /** Increased by each change. */
  revision: z.int(),
  createdAt: z.int(),
  sentAt: z.int().nullable(),
  closedAt: z.int().nullable(),
})
export type Transfer = z.infer<typeof transferSchema>

const units = z.int().min(0).max(transferLimits.quantity)
/** What arrived of some lines, beyond what was counted before. */
export const receiptSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ variantId: idSchema, received: units, rejected: units, missing: units }))
    .min(1)
    .max(transferLimits.lines),
})
export type Receipt = z.infer<typeof receiptSchema>
