import { buildCart } from '../../../purchases/testing/build-cart.ts'
import type { CheckoutModel } from '../model.ts'

/** A checkout in the United States, changed by what a test needs. */
export function buildModel(changes: Partial<CheckoutModel> = {}): CheckoutModel {
  const countries = [
    { code: 'DE', name: 'Germany' },
    { code: 'US', name: 'United States' },
  ]
  return {
    cart: buildCart(),
    known: null,
    moneyFormat: { locale: 'en-US' },
    countries,
    allCountries: [...countries, { code: 'JP', name: 'Japan' }],
    startCountry: 'US',
    regions: { US: [{ code: 'ME', name: 'Maine' }] },
    paymentMethods: ['test-card', 'bank-transfer', 'pay-on-pickup'],
    installments: { available: false, minimumCents: 3500, maximumCents: 100_000, accountCountry: 'US' },
    locale: 'en-US',
    stripe: { live: '', test: '' },
    paypal: { live: '', test: '' },
    bankTransferInstructions: 'Routing 000 000 000',
    pickupInstructions: 'The blue door',
    strictEmailEnding: false,
    asksForBusinesses: false,
    exemptionHref: null,
    offersWithdrawal: false,
    sendsEmails: true,
    newsletterText: null,
    reminder: null,
    policies: [],
    testAccess: null,
    testMethods: ['test-card', 'test-afterpay', 'test-clearpay'],
    namesPayObligation: false,
    shopHref: '/shop',
    ...changes,
  }
}
