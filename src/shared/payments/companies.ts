import { paypalMethods } from '#shared/paypal/methods.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import { stripeMethods } from '#shared/stripe/methods.ts'

/** The companies that charge for owners, each with the owner's own account. */
export const paymentCompanies = ['stripe', 'paypal'] as const
export type PaymentCompany = (typeof paymentCompanies)[number]

/** The payment method of each company and mode. */
export const methodsOfCompany = { stripe: stripeMethods, paypal: paypalMethods } as const satisfies Readonly<
  Record<PaymentCompany, Readonly<Record<PaymentMode, PaymentMethodId>>>
>
