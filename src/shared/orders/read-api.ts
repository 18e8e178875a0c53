import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { tagSchema } from '#shared/tags/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import {
  deliveries,
  dueOrderSchema,
  orderSchema,
  orderSorts,
  orderStands,
  orderSummarySchema,
  orderWaits,
  paymentStates,
} from './schema.ts'

const daySchema = z.iso.date()

/** Search, filter and order of a list of orders. */
const orderFilterSchema = z.object({
  /** An order's number, a tracking number, or the beginning of a word of its email, name, items, SKUs or tags. */
  search: z.string().max(100).optional(),
  state: z.enum(orderStands).optional(),
  paymentState: z.enum(paymentStates).optional(),
  /** Orders to fulfill now, or whose payment comes first; pay on pickup is paid when it is fulfilled. */
  waitsFor: z.enum(orderWaits).optional(),
  /** Orders with a refund that failed. */
  refund: z.enum(['failed']).optional(),
  delivery: z.enum(deliveries).optional(),
  /** Orders with a shipment by this carrier. */
  carrier: z.string().max(100).optional(),
  tag: tagSchema.optional(),
  /** The id of a group of customers, whose prices were paid. */
  group: idSchema.optional(),
  test: z.enum(['without', 'only']).optional(),
  /** The first and last day (`2026-11-20`), in the shop's time zone. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: z.enum(orderSorts).optional(),
})

/** Counting and "select all" stop here, so that their cost does not grow with the shop. */
export const MOST_SELECTED = 1_000

export const listOrdersCall = contract({
  method: 'GET',
  path: '/api/owner/orders',
  summary: 'List orders, a page at a time',
  access: 'orders.read',
  query: orderFilterSchema.extend({ after: cursorSchema.optional() }),
  reply: z.object({
    orders: z.array(orderSummarySchema),
    next: z.string().nullable(),
    /** The number of all orders, on the first page; counting stops at 1,000. Null on later pages. */
    total: z.int().nullable(),
  }),
})

export const listOrderIdsCall = contract({
  method: 'GET',
  path: '/api/owner/orders/ids',
  summary: 'List the IDs of the first 1,000 orders of a list, to change them all',
  access: 'orders.read',
  query: orderFilterSchema,
  reply: z.object({ orderIds: z.array(idSchema).max(MOST_SELECTED) }),
})

export const listCarriersCall = contract({
  method: 'GET',
  path: '/api/owner/orders/carriers',
  summary: 'List the carriers that orders were shipped with, by name; 50 at most',
  access: 'orders.read',
  reply: z.object({ carriers: z.array(z.string()) }),
})

export const listOrderTagsCall = contract({
  method: 'GET',
  path: '/api/owner/orders/tags',
  summary: 'List the tags of orders, by name; 100 at most',
  access: 'orders.read',
  reply: z.object({ tags: z.array(z.string()) }),
})

export const listDueOrdersCall = contract({
  method: 'GET',
  path: '/api/owner/orders/due',
  summary: 'List the orders that are due on some days, by the time that customers chose; 500 at most',
  access: 'orders.read',
  query: z.object({ from: daySchema, to: daySchema }),
  /** `isCut` says that there are more than the listed ones. */
  reply: z.object({ orders: z.array(dueOrderSchema), isCut: z.boolean() }),
})

export const getOrderCall = contract({
  method: 'GET',
  path: '/api/owner/orders/:orderId',
  summary: 'Get an order with its lines, shipments and timeline',
  access: 'orders.read',
  // Packing slips of a whole list request each order.
  perMinute: MOST_SELECTED + 200,
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({
    order: orderSchema,
    /** The orders that were placed directly before and after it. */
    previousId: idSchema.nullable(),
    nextId: idSchema.nullable(),
  }),
  failures: ['order-not-found'],
})

export const exportOrdersCall = contract({
  method: 'GET',
  path: '/api/owner/orders.csv',
  summary: 'Export all orders as CSV, a row for each line, or those of a search and filters; the oldest first',
  access: 'orders.read',
  query: orderFilterSchema.omit({ sort: true }),
  reply: z.string(),
})
