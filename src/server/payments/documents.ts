import { z } from 'zod'
import { defineDocument } from '#server/database/stored-document.ts'
import { orderDraftSchema } from '#server/orders/draft.ts'
import { paymentActionSchema } from '#shared/checkout/schema.ts'

interface Lines {
  readonly lines: readonly object[]
}

/** `payments.draft`. */
export const paymentDraft = defineDocument({
  name: 'payment draft',
  schema: orderDraftSchema,
  steps: [
    { name: 'add-buyer', run: (draft: object) => ({ buyer: null, ...draft }) },
    {
      name: 'add-answers',
      run: ({ lines, ...draft }: Lines) => ({ ...draft, lines: lines.map((line) => ({ answers: [], ...line })) }),
    },
    { name: 'add-newsletter', run: (draft: object) => ({ newsletter: null, ...draft }) },
    // Older test payments, from before this field existed, held stock too.
    { name: 'add-takes-stock', run: (draft: object) => ({ takesStock: true, ...draft }) },
    {
      name: 'add-paid-cents',
      run: ({ lines, ...draft }: Lines) => ({ ...draft, lines: lines.map((line) => ({ paidCents: null, ...line })) }),
    },
    { name: 'add-discounts', run: (draft: object) => ({ discounts: [], ...draft }) },
    {
      name: 'add-taxes-by-line',
      run: ({ lines, ...draft }: Lines) => ({
        shippingTaxes: null,
        ...draft,
        lines: lines.map((line) => ({ tax: null, ...line })),
      }),
    },
  ],
})

/** `payments.action`. */
export const paymentAction = defineDocument({ name: 'payment action', schema: paymentActionSchema })

/** `payment_events.subject`. */
export const eventSubject = defineDocument({
  name: 'event subject',
  steps: [{ name: 'add-kept-methods', run: (subject: object) => subject }],
  schema: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('charge'), key: z.string() }),
    z.object({ kind: z.literal('refunds'), charge: z.string() }),
    z.object({ kind: z.literal('dispute'), dispute: z.string() }),
    z.object({ kind: z.literal('method'), method: z.string(), order: z.string().nullable() }),
  ]),
})
