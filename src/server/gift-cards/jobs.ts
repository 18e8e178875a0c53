import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'

/** Writes the email with the code of a gift card. */
export const writeGiftCardEmailJob = defineJob({
  kind: 'write-gift-card-letter',
  payload: z.object({
    cardId: z.string(),
    /** Scheme and host for the links. */
    origin: z.string(),
    /** Whether it is the first email of a card that was sold: staff may have sent it before. */
    isDelivery: z.boolean().optional(),
  }),
})

/** Makes the gift cards that a paid order has bought. */
export const issueSoldCardsJob = defineJob({
  kind: 'issue-sold-gift-cards',
  payload: z.object({ orderId: z.string() }),
  // A day.
  attempts: 18,
})
