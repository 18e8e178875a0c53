import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { comparisons, lengthOf, MOST_DAYS, steps } from './periods.ts'
import { sumsSchema } from './sums.ts'

/** What sales are split by. */
export const splits = [
  'product',
  'variant',
  'category',
  'country',
  'discount',
  'tax',
  'payment',
  'channel',
  'fund',
] as const
export type Split = (typeof splits)[number]

/** The reports that are exported as CSV. */
export const exportedReports = ['sales', ...splits, 'gift-cards', 'inventory'] as const
export type ExportedReport = (typeof exportedReports)[number]

/** So many rows of a report are shown, those with the largest amounts; its CSV has all. */
export const SHOWN_ROWS = 100

const daySchema = z.iso.date().refine((day) => day >= '2000-01-01' && day < '2100-01-01')
const days = { from: daySchema, to: daySchema }

const isPeriod = (period: { readonly from: string; readonly to: string }) =>
  period.from <= period.to && lengthOf(period) <= MOST_DAYS
/** A period in days of the shop's time zone, both included. */
const periodQuery = z.object({ ...days, comparison: z.enum(comparisons).default('nothing') }).refine(isPeriod)
export type ReportQuery = z.infer<typeof periodQuery>

/** Whether older orders are still being counted: numbers grow until they are. */
const counting = { isCounting: z.boolean(), currency: currencySchema }

export const pointSchema = z.object({
  /** 2026-11-20T14 for an hour, else the first day of the point. */
  begins: z.string(),
  sums: sumsSchema,
})
export type ReportPoint = z.infer<typeof pointSchema>

export const getSalesReportCall = contract({
  method: 'GET',
  path: '/api/owner/reports/sales',
  summary: 'Get the sales of a period, with its points in time',
  access: 'reports.read',
  query: periodQuery,
  reply: z.object({
    ...counting,
    step: z.enum(steps),
    totals: sumsSchema,
    points: z.array(pointSchema),
    /** The period that it is compared with; its points have the same step. Null without one. */
    before: z.object({ ...days, totals: sumsSchema, points: z.array(pointSchema) }).nullable(),
  }),
})

export const reportRowSchema = z.object({
  key: z.string(),
  /** The name of a product, category, discount or tax; else the key. Empty for what has no name any more. */
  name: z.string(),
  /** The options and SKU of a variant, the code of a discount; empty for others. */
  detail: z.string(),
  sums: sumsSchema,
  /** Of the period that it is compared with; null without one. */
  before: sumsSchema.nullable(),
})
export type ReportRow = z.infer<typeof reportRowSchema>

export const splitSalesCall = contract({
  method: 'GET',
  path: '/api/owner/reports/sales/:split',
  summary: 'List the sales of a period by product, country, tax or others',
  access: 'reports.read',
  parameters: z.object({ split: z.enum(splits) }),
  query: periodQuery,
  reply: z.object({
    ...counting,
    rows: z.array(reportRowSchema),
    /** The number of all rows, with those that are not shown. */
    total: z.int(),
  }),
})

/** Gift cards of one currency over a period, in its hundredths. */
export const giftCardLiabilitySchema = z.object({
  currency: currencySchema,
  /** What cards could still pay before the period, and at its end. */
  openingCents: z.int(),
  closingCents: z.int(),
  issuedCents: z.int(),
  /** What was paid with cards, without payments that came back. */
  paidCents: z.int(),
  refundedCents: z.int(),
  /** What cards could no longer pay because they expired or were disabled. */
  endedCents: z.int(),
})
export type GiftCardLiability = z.infer<typeof giftCardLiabilitySchema>

export const getGiftCardReportCall = contract({
  method: 'GET',
  path: '/api/owner/reports/gift-cards',
  summary: 'Get what gift cards could still pay at the beginning and the end of a period',
  access: 'reports.read',
  query: z.object(days).refine(isPeriod),
  reply: z.object({ currencies: z.array(giftCardLiabilitySchema) }),
})

export const inventoryRowSchema = z.object({
  productId: z.string(),
  title: z.string(),
  units: z.int(),
  /** At the prices of now, sale prices where they apply. */
  valueCents: z.int(),
})
export type InventoryRow = z.infer<typeof inventoryRowSchema>

export const getInventoryReportCall = contract({
  method: 'GET',
  path: '/api/owner/reports/inventory',
  summary: 'Get the value of the stock at the prices of now',
  access: 'reports.read',
  reply: z.object({
    currency: currencySchema,
    units: z.int(),
    valueCents: z.int(),
    products: z.int(),
    /** Products with the largest values. */
    rows: z.array(inventoryRowSchema),
  }),
})

export const exportReportCall = contract({
  method: 'GET',
  path: '/api/owner/reports.csv',
  summary: 'Export a report as CSV',
  access: 'reports.read',
  query: z.object({ report: z.enum(exportedReports), ...days }).refine(isPeriod),
  reply: z.string(),
})
