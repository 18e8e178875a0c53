import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'

/** The limits of a file with tracking numbers. Each order takes a transaction, so a file is not longer. */
export const trackingLimits = { bytes: 500_000, rows: 1_000, problemsShown: 50, unpaidShown: 10 }

/** Why a row of a file with tracking numbers cannot be used. */
export const trackingProblems = [
  'order-number',
  'order-unknown',
  'order-canceled',
  'order-fulfilled',
  'carrier-too-long',
  'tracking-number',
  'link',
  'quantity',
  'sku-missing',
  'sku-unknown',
  'too-many',
  'mixed',
] as const
export type TrackingProblem = (typeof trackingProblems)[number]

const trackingImportSchema = z.object({
  rows: z.int(),
  /** The orders and the shipments that are added, or were added. */
  orders: z.int(),
  shipments: z.int(),
  /** Rows whose shipment was there before. */
  repeated: z.int(),
  /** The first numbers of those orders that are not paid yet, as the file names them. */
  unpaid: z.array(z.int()),
  unpaidCount: z.int(),
  /** The first rows that cannot be used; nothing is done with their orders. */
  problems: z.array(z.object({ line: z.int(), order: z.string(), problem: z.enum(trackingProblems) })),
  problemCount: z.int(),
})
export type TrackingImport = z.infer<typeof trackingImportSchema>

export const importTrackingCall = contract({
  method: 'POST',
  path: '/api/owner/orders/tracking',
  summary: 'Import the tracking numbers of a CSV file and fulfill their orders, or only show what would happen',
  access: 'orders.manage',
  bodyLimit: trackingLimits.bytes * 2,
  body: z.strictObject({
    /** The file's text; its first row has column names: order, carrier and tracking number, and optionally SKU and quantity. */
    csv: z.string().min(1).max(trackingLimits.bytes),
    notifyBuyer: z.boolean(),
    isDryRun: z.boolean(),
  }),
  reply: trackingImportSchema,
  failures: ['tracking-unreadable', 'tracking-too-many'],
})
