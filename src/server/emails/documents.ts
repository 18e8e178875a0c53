import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { orderEmailKinds } from '#server/orders/jobs.ts'
import { orderSchema } from '#shared/orders/schema.ts'

/** `letters.facts`: what an email about an order is drawn from. Its website is in `email_looks`. */
export const orderEmailFacts = defineDocument({
  name: 'order email',
  steps: [{ name: 'leave-out-the-kind', run: (facts: object) => facts }],
  schema: z.object({
    /** Absent where the kind of the email says it: the emails of a new order have the same text. */
    template: z.enum(orderEmailKinds).optional(),
    order: orderSchema,
    links: z.object({
      origin: z.string(),
      order: z.string(),
      pay: z.string().nullable(),
      studio: z.string(),
      downloads: z.record(z.string(), z.string()),
      invoices: z.array(z.object({ id: z.string(), title: z.string(), issuedAt: z.number(), href: z.string() })),
      subscriptions: z.array(
        z.object({
          title: z.string(),
          words: z.string(),
          nextDay: z.string().nullable(),
          afterTrial: z.string().optional(),
          href: z.string(),
        }),
      ),
    }),
    fulfilmentId: z.string().optional(),
    refundId: z.string().optional(),
    lookId: z.string(),
  }),
})
