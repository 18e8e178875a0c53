import type { PaymentCompany } from '#shared/payments/companies.ts'

/** The pages of a company about payments and disputes, for owners. */
interface ProviderPages {
  readonly name: string
  paymentUrl(reference: string, isTest: boolean): string
  disputeUrl(reference: string, isTest: boolean): string
}

const id = encodeURIComponent

export const providerPages: Readonly<Record<PaymentCompany, ProviderPages>> = {
  stripe: {
    name: 'Stripe',
    paymentUrl: (reference, isTest) => `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${id(reference)}`,
    disputeUrl: (reference, isTest) => `https://dashboard.stripe.com/${isTest ? 'test/' : ''}disputes/${id(reference)}`,
  },
  paypal: {
    name: 'PayPal',
    paymentUrl: (reference, isTest) =>
      `https://www.${isTest ? 'sandbox.' : ''}paypal.com/activity/payment/${id(reference)}`,
    // PayPal lists the disputes of an account on one page.
    disputeUrl: (_reference, isTest) => `https://www.${isTest ? 'sandbox.' : ''}paypal.com/resolutioncenter`,
  },
}
