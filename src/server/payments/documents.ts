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
  ],
})

/** `payments.action`. */
export const paymentAction = defineDocument({ name: 'payment action', schema: paymentActionSchema })
