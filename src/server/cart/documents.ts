import { defineDocument } from '#server/database/stored-document.ts'
import { storedCartSchema } from '#shared/cart/schema.ts'

interface Entries {
  readonly entries: readonly object[]
}

/** `carts.document`. */
export const cartDocument = defineDocument({
  name: 'cart',
  schema: storedCartSchema,
  steps: [
    {
      name: 'add-answers',
      run: ({ entries, ...cart }: Entries) => ({ ...cart, entries: entries.map((one) => ({ answers: [], ...one })) }),
    },
    { name: 'add-email', run: (cart: object) => ({ email: null, ...cart }) },
  ],
})
