import type { PaymentAction, PaymentAnswer } from '#shared/checkout/schema.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'

/** What the part of the checkout gets that does what a provider asks for. */
export interface ConfirmationProps {
  readonly action: PaymentAction
  /** The method that is paid with; null where a reload has forgotten it. */
  readonly method: PaymentMethodId | null
  /** What is to be paid, in words. */
  readonly total: string
  /** Sends the answer to the provider. */
  readonly onAnswer: (answer: PaymentAnswer) => Promise<void>
}
