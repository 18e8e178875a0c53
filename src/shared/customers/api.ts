import { z } from 'zod'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { countrySchema } from '#shared/addresses/schema.ts'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { tagSchema } from '#shared/tags/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'
import {
  consentStates,
  customerContentSchema,
  customerProfileSchema,
  customerSorts,
  customerSummarySchema,
  lastOrders,
  orderCounts,
} from './schema.ts'

/** The owner's calls on customers. */

const customerIdOnly = z.object({ customerId: idSchema })
/** The action in the change log; null when nothing was different. */
const batchId = idSchema.nullable()

/** Search and filters of the list of customers. */
const customerFilterSchema = z.object({
  /** An order's number, or the beginning of a word of an email, a name or a phone number. */
  search: z.string().trim().max(100).optional(),
  tag: tagSchema.optional(),
  country: countrySchema.optional(),
  orders: z.enum(orderCounts).optional(),
  /** At least this much was spent, in hundredths. */
  spentFrom: z.coerce.number().pipe(centsSchema).optional(),
  consent: z.enum(consentStates).optional(),
  /** `not-in-…` also finds customers who have never ordered. */
  lastOrder: z.enum(lastOrders).optional(),
  /** The id of a group of customers. */
  group: idSchema.optional(),
  sort: z.enum(customerSorts).optional(),
})
export type CustomerFilter = z.infer<typeof customerFilterSchema>

export const listCustomersCall = contract({
  method: 'GET',
  path: '/api/owner/customers',
  summary: 'List customers, a page at a time',
  access: 'orders.read',
  query: customerFilterSchema.extend({ after: cursorSchema.optional() }),
  reply: z.object({
    customers: z.array(customerSummarySchema),
    next: z.string().nullable(),
    /** The number of customers in the list, on the first page; counting stops at 1,000. Null on later pages. */
    total: z.int().nullable(),
  }),
})

export const listCustomerFacetsCall = contract({
  method: 'GET',
  path: '/api/owner/customers/facets',
  summary: 'List the tags and countries of customers, by name; 100 tags at most',
  access: 'orders.read',
  reply: z.object({ tags: z.array(z.string()), countries: z.array(z.string()) }),
})

/** Whose columns a file of customers has. */
export const customerColumns = ['own', 'shopify', 'woocommerce', 'squarespace'] as const
export type CustomerColumns = (typeof customerColumns)[number]

export const exportCustomersCall = contract({
  method: 'GET',
  path: '/api/owner/customers.csv',
  summary: 'Export customers as CSV, in the columns of the shop, Shopify, WooCommerce or Squarespace',
  access: 'orders.read',
  query: customerFilterSchema.extend({ columns: z.enum(customerColumns).optional() }),
  reply: z.string(),
})

export const getCustomerCall = contract({
  method: 'GET',
  path: '/api/owner/customers/:customerId',
  summary: 'Get a customer with orders, addresses, consent and timeline',
  access: 'orders.read',
  parameters: customerIdOnly,
  reply: z.object({ customer: customerProfileSchema }),
  failures: ['customer-not-found'],
})

export const createCustomerCall = contract({
  method: 'POST',
  path: '/api/owner/customers',
  summary: 'Add a customer who has not ordered yet',
  access: 'orders.manage',
  body: customerContentSchema.extend({ email: emailSchema }),
  reply: z.object({ customerId: idSchema, batchId: idSchema }),
  failures: ['customer-exists'],
})

export const updateCustomerCall = contract({
  method: 'PUT',
  path: '/api/owner/customers/:customerId',
  summary: 'Save a customer’s details, note and tags over the revision that was opened',
  access: 'orders.manage',
  parameters: customerIdOnly,
  body: customerContentSchema.extend({ revision: z.int() }),
  reply: z.object({ batchId }),
  failures: ['customer-not-found', 'edit-conflict'],
})

export const mergeCustomersCall = contract({
  method: 'POST',
  path: '/api/owner/customers/:customerId/merge',
  summary: 'Move everything of another customer to this one: orders, email addresses, tags and note',
  access: 'orders.manage',
  parameters: customerIdOnly,
  body: z.strictObject({ otherId: idSchema }),
  reply: z.object({ batchId: idSchema }),
  failures: ['customer-not-found', 'customer-same', 'customer-emails-limit'],
})

export const customerOfOrderCall = contract({
  method: 'GET',
  path: '/api/owner/orders/:orderId/customer',
  summary: 'Get the customer of an order; null while older orders are being joined',
  access: 'orders.read',
  parameters: z.object({ orderId: idSchema }),
  reply: z.object({ customer: customerSummarySchema.nullable() }),
  failures: ['order-not-found'],
})
