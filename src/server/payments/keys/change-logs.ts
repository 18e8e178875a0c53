import { z } from 'zod'
import { type ChangeLog, defineLog } from '#server/changes/define-log.ts'
import type { PaymentCompany } from '#shared/payments/companies.ts'
import { paymentModes } from '#shared/settings/payment-modes.ts'

const snapshot = z.object({ mode: z.enum(paymentModes), publishableKey: z.string(), account: z.string() })
type LoggedKeys = z.infer<typeof snapshot>

/** Changes of a company's keys, without the secret ones; so they are final. */
const keysLog = (noun: PaymentCompany) =>
  defineLog({ noun, snapshot, titleOf: () => '', whyFinal: () => 'key-not-logged' })

/** The logs of keys by company. */
export const keyLogs: Readonly<Record<PaymentCompany, ChangeLog<LoggedKeys>>> = {
  stripe: keysLog('stripe'),
  paypal: keysLog('paypal'),
}
