import type { ComponentType } from 'react'
import type { PaymentAction } from '#shared/checkout/schema.ts'
import { TEST_BANK } from '#shared/payments/test-card.ts'
import { PAYPAL_ACTION } from '#shared/paypal/action.ts'
import { STRIPE_ACTION } from '#shared/stripe/action.ts'
import type { ConfirmationProps } from './confirmation.ts'
import { PayPalApproval } from './paypal-approval.tsx'
import { StripeBank } from './stripe-bank.tsx'
import { TestBank } from './test-bank.tsx'

/** Components by the type of a provider's action, one line each. */
const confirmations: Readonly<Record<string, ComponentType<ConfirmationProps>>> = {
  [TEST_BANK]: TestBank,
  [STRIPE_ACTION]: StripeBank,
  [PAYPAL_ACTION]: PayPalApproval,
}

/** The component for a provider's action; undefined when a newer server has a new type. */
export const findConfirmation = ({ type }: PaymentAction): ComponentType<ConfirmationProps> | undefined =>
  Object.hasOwn(confirmations, type) ? confirmations[type] : undefined
