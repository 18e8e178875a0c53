import { z } from 'zod'
import { defineJob } from '#server/jobs/define-job.ts'
import { adConsentSchema } from '#shared/orders/ad-consent.ts'
import { purchaseReceivers } from '#shared/pixels/providers.ts'

/** Sends an order to a company that shows ads, for a buyer who agreed to it. */
export const sendPurchaseJob = defineJob({
  kind: 'send-purchase',
  payload: z.object({ orderId: z.string(), provider: z.enum(purchaseReceivers), consent: adConsentSchema }),
})
