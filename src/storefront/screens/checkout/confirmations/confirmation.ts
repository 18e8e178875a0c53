import type { PaymentAction, PaymentAnswer } from '#shared/checkout/schema.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'

/** Props of the component for a provider's action. */
export interface ConfirmationProps {
  readonly action: PaymentAction
  /** The payment method; null after a reload. */
  readonly method: PaymentMethodId | null
  /** What is to be paid, as text. */
  readonly total: string
  /** Sends the answer to the provider. */
  readonly onAnswer: (answer: PaymentAnswer) => Promise<void>
  /** Gives the payment up, where that is no refusal of the provider. */
  readonly onCancel: () => Promise<void>
}
