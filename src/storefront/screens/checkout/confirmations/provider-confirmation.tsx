import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { usePayment } from '../use-payment.ts'
import { findConfirmation } from './find-confirmation.ts'

interface ProviderConfirmationProps {
  readonly payment: ReturnType<typeof usePayment>
  readonly method: PaymentMethodId | null
  /** What is to be paid, as text. */
  readonly total: string
}

/** What the provider of a payment asks the buyer for, such as their bank's approval; nothing while it asks for nothing. */
export function ProviderConfirmation({ payment, method, total }: ProviderConfirmationProps) {
  const Confirmation = payment.action && findConfirmation(payment.action)
  if (payment.state !== 'confirming' || !payment.action || !Confirmation) return null
  return (
    <Confirmation
      action={payment.action}
      method={method}
      total={total}
      onAnswer={payment.answer}
      onCancel={payment.cancel}
    />
  )
}
