import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { currencySchema } from '#shared/money/schema.ts'
import { fundSchema } from './schema.ts'

export const listFundsCall = contract({
  method: 'GET',
  path: '/api/owner/products/funds',
  summary: 'List the funds that donations can be for',
  access: 'products.read',
  reply: z.object({ funds: z.array(fundSchema.pick({ id: true, name: true, isClosed: true })) }),
})

/** What a fund has received, after refunds, in hundredths of the shop's currency. */
const fundSumsSchema = z.object({
  /** '' for donations without a fund. */
  id: z.string(),
  /** '' where the fund was deleted, or there is none. */
  name: z.string(),
  isClosed: z.boolean(),
  donations: z.int(),
  monthCents: z.int(),
  yearCents: z.int(),
  allCents: z.int(),
})
export type FundSums = z.infer<typeof fundSumsSchema>

export const readDonationsCall = contract({
  method: 'GET',
  path: '/api/owner/reports/donations',
  summary: 'Get what each fund has received this month, this year and ever',
  access: 'reports.read',
  reply: z.object({
    currency: currencySchema,
    /** Whether older orders are still being counted: numbers grow until they are. */
    isCounting: z.boolean(),
    funds: z.array(fundSumsSchema),
  }),
})
