import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { cursorSchema } from '#shared/http/cursor.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** The owner's calls on donors and on the summaries of what they gave in a year. */

export const donorSorts = ['last-gift', 'longest-ago', 'most-given', 'least-given'] as const

const yearSchema = z.coerce.number().pipe(z.int().min(2000).max(2100))

const donorFilterSchema = z.object({
  /** The beginning of a word of a name or an email address. */
  search: z.string().trim().max(100).optional(),
  /** Only gifts of this year count, in the time zone of the shop. */
  year: yearSchema.optional(),
  /** Whether one of their donations recurs. */
  recurring: z.enum(['yes', 'no']).optional(),
  sort: z.enum(donorSorts).optional(),
})
export type DonorFilter = z.infer<typeof donorFilterSchema>

const donorSchema = z.object({
  /** Of the customer. */
  id: idSchema,
  name: z.string(),
  email: z.string(),
  gifts: z.int(),
  /** After refunds, in hundredths of the shop's currency. */
  totalCents: z.int(),
  lastGiftAt: z.int(),
  isRecurring: z.boolean(),
  /** When the summary of the chosen year was emailed; null before, and without a year. */
  summarySentAt: z.int().nullable(),
})
export type Donor = z.infer<typeof donorSchema>

export const listDonorsCall = contract({
  method: 'GET',
  path: '/api/owner/customers/donors',
  summary: 'List the people with receipts for donations, a page at a time',
  access: 'orders.read',
  query: donorFilterSchema.extend({ after: cursorSchema.optional() }),
  reply: z.object({
    currency: currencySchema,
    donors: z.array(donorSchema),
    next: z.string().nullable(),
    /** The years in which something was given, the latest first. */
    years: z.array(z.int()),
    /** Whether summaries are being emailed: the list changes until they are. */
    isSending: z.boolean(),
  }),
})

export const exportDonorsCall = contract({
  method: 'GET',
  path: '/api/owner/customers/donors.csv',
  summary: 'Export donors as CSV',
  access: 'orders.read',
  query: donorFilterSchema,
  reply: z.string(),
})

const oneYear = z.object({ customerId: idSchema, year: yearSchema })

export const openSummaryCall = contract({
  method: 'GET',
  path: '/api/owner/customers/:customerId/donations/:year',
  summary: 'Get the PDF of what a donor gave in a year',
  access: 'orders.read',
  parameters: oneYear,
  reply: z.string(),
  failures: ['donations-none'],
})

export const sendSummaryCall = contract({
  method: 'POST',
  path: '/api/owner/customers/:customerId/donations/:year/send',
  summary: 'Email a donor the summary of what they gave in a year',
  access: 'orders.manage',
  parameters: oneYear,
  reply: z.object({}),
  failures: ['donations-none'],
})

export const sendSummariesCall = contract({
  method: 'POST',
  path: '/api/owner/customers/donors/summaries',
  summary: 'Email all donors of a year that is over the summary of what they gave, each once',
  access: 'orders.manage',
  body: z.strictObject({ year: z.int().min(2000).max(2100) }),
  reply: z.object({}),
  failures: ['donations-year-running'],
})
