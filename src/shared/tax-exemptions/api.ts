import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'

export const linkTaxExemptionCall = contract({
  method: 'POST',
  path: '/api/owner/tax-exemptions/:customerId/link',
  summary: 'Get a link with which an exempt customer buys without tax',
  access: 'orders.manage',
  parameters: z.object({ customerId: idSchema }),
  reply: z.object({
    url: z.string(),
    /** In milliseconds since 1970. */
    expiresAt: z.int(),
  }),
  failures: ['customer-not-exempt'],
})
