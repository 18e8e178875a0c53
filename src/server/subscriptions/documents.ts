import { defineDocument } from '#server/database/stored-document.ts'
import { subscriptionContentSchema } from '#shared/subscriptions/content.ts'

/** `subscriptions.document`. */
export const subscriptionContent = defineDocument({
  name: 'subscription',
  schema: subscriptionContentSchema,
  steps: [
    { name: 'add-lost-method', run: (content: object) => ({ lostMethod: null, ...content }) },
    { name: 'add-over-at', run: (content: object) => ({ overAt: null, ...content }) },
  ],
})
