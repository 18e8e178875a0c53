import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { actionTableNames, shopDimensions, shopSteps } from './actions.ts'
import { inOrder, periodShape } from './api.ts'

const actionRowSchema = z.object({
  text: z.string(),
  /** What owners call it: the name of the form or product, else the text. Empty for what has no name any more. */
  name: z.string(),
  detail: z.string(),
  /** One for each kind of the table (`actionTables`). */
  counts: z.array(z.int()),
})
export type ActionRow = z.infer<typeof actionRowSchema>

const actionQuery = z.object({ ...periodShape, table: z.enum(actionTableNames) }).refine(inOrder)

export const getActionTableCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/actions',
  summary: 'Get what visitors did with forms, buttons, popups or the search in a period, most first',
  access: 'reports.read',
  query: actionQuery,
  reply: z.object({ rows: z.array(actionRowSchema), hasMore: z.boolean() }),
})

export const exportActionTableCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/actions.csv',
  summary: 'Export what visitors did with forms, buttons, popups or the search in a period as CSV',
  access: 'reports.read',
  query: actionQuery,
  reply: z.string(),
})

/** How many visitors took each step to an order. */
const stepsSchema = z.object(
  Object.fromEntries(shopSteps.map((step) => [step, z.int()])) as Record<(typeof shopSteps)[number], z.ZodInt>,
)
export type StepCounts = z.infer<typeof stepsSchema>

const periodQuery = z.object(periodShape).refine(inOrder)
/** The steps are shown by one of these. */
export const shopSplits = shopDimensions.filter((one) => one !== 'all')
export type ShopSplit = (typeof shopSplits)[number]

/** Sales are those of the reports, to the cent. */
const salesShape = {
  /** Whether older orders are still being counted: numbers grow until they are. */
  isCounting: z.boolean(),
  currency: currencySchema,
}

export const getShopFunnelCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/shop',
  summary: 'Get how many visitors of a period viewed a product, put it into the cart and ordered, and the sales',
  access: 'reports.read',
  query: periodQuery,
  reply: z.object({
    ...salesShape,
    visitors: z.int(),
    steps: stepsSchema,
    orders: z.int(),
    salesCents: z.int(),
  }),
})

export const exportShopStepsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/shop.csv',
  summary: 'Export how many visitors of a period took each step to an order, and the sales, as CSV',
  access: 'reports.read',
  query: periodQuery,
  reply: z.string(),
})

const shopRowSchema = z.object({ text: z.string(), visitors: z.int(), steps: stepsSchema })
export type ShopRow = z.infer<typeof shopRowSchema>
const splitQuery = z.object({ ...periodShape, by: z.enum(shopSplits as [ShopSplit, ...ShopSplit[]]) }).refine(inOrder)

export const splitShopFunnelCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/shop/split',
  summary: 'Get the steps to an order by where visitors came from or their device',
  access: 'reports.read',
  query: splitQuery,
  reply: z.object({ rows: z.array(shopRowSchema) }),
})

const shopProductSchema = z.object({
  productId: z.string(),
  /** Empty for a product that is gone. */
  name: z.string(),
  viewed: z.int(),
  added: z.int(),
  /** Pieces and net sales of the reports. */
  units: z.int(),
  netCents: z.int(),
})
export type ShopProduct = z.infer<typeof shopProductSchema>

export const getShopProductsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/shop/products',
  summary: 'Get how often products were viewed, added to a cart and sold in a period',
  access: 'reports.read',
  query: periodQuery,
  reply: z.object({ ...salesShape, rows: z.array(shopProductSchema), hasMore: z.boolean() }),
})

export const exportShopProductsCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/shop/products.csv',
  summary: 'Export how often products were viewed, added to a cart and sold in a period as CSV',
  access: 'reports.read',
  query: periodQuery,
  reply: z.string(),
})

export const exportShopFunnelCall = contract({
  method: 'GET',
  path: '/api/owner/analytics/shop/split.csv',
  summary: 'Export the steps to an order by where visitors came from or their device as CSV',
  access: 'reports.read',
  query: splitQuery,
  reply: z.string(),
})
