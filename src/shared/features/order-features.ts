import { issuesInvoices, missingOfSeller } from '#shared/invoices/rules.ts'
import { asksForBusinesses } from '#shared/vat-numbers/rules.ts'
import { offersWithdrawal } from '#shared/withdrawals/rules.ts'
import { type Feature, type FeatureState, type Missing, missingMail, section } from './state.ts'

/** What invoices can't be issued without. */
function missingSeller({ settings }: FeatureState): Missing | null {
  const missing = missingOfSeller(settings)
  if (missing === null) return null
  return {
    words: missing === 'address' ? 'Your business address is missing.' : 'Your tax number is missing.',
    screen: section('general', missing === 'address' ? 'business-address' : 'tax-number'),
  }
}

/** What a site can switch on for its cart, its checkout and its orders. */
export const orderFeatures = {
  'express-checkout': {
    name: 'Express checkout',
    effect: '“Add to cart” skips the cart and goes straight to checkout.',
    screen: section('checkout', 'express-checkout'),
    isOn: ({ settings }) => settings.expressCheckout,
  },
  'service-quantity': {
    name: 'More than one of a service',
    effect: 'Customers can order the same service several times in one order.',
    screen: section('checkout', 'service-quantity'),
    isOn: ({ settings }) => settings.multipleQuantityAllowedForServices,
  },
  'strict-email': {
    name: 'Strict email check',
    effect: 'Only email addresses that end in 2 to 4 letters are accepted, like .com or .info.',
    screen: section('checkout', 'strict-email'),
    isOn: ({ settings }) => settings.strictEmailEnding,
  },
  'gift-card-discounts': {
    name: 'Discounts on gift cards',
    effect: 'Discounts in the cart also apply to gift cards.',
    screen: section('checkout', 'gift-card-discounts'),
    isOn: ({ settings }) => settings.giftCards.takesDiscounts,
  },
  'cart-reminders': {
    name: 'Abandoned cart emails',
    effect: 'Customers who leave at checkout, and ticked the box for it, get a reminder of their cart.',
    screen: section('checkout', 'cart-reminders'),
    isOn: ({ settings }) => settings.cartReminders.isOn,
    missing: missingMail,
  },
  'pay-in-4': {
    name: 'Test Pay in 4',
    effect: 'Your team sees four interest-free payments in the cart and at checkout.',
    screen: section('payments', 'pay-in-4'),
    isOn: ({ settings }) => settings.installments.available,
  },
  'pay-later-page': {
    name: 'Provider’s page about Pay in 4',
    effect: 'The dialog about Pay in 4 shows the page of the provider instead of the words of this site.',
    screen: section('payments', 'pay-later-page'),
    isOn: ({ settings: { installments } }) => installments.available && installments.providerPage === true,
  },
  'business-tax': {
    name: 'VAT numbers of businesses',
    effect: 'Businesses enter their VAT number at checkout. In other EU countries, they pay no VAT.',
    screen: section('tax', 'business-tax'),
    isOn: ({ settings }) => asksForBusinesses(settings),
  },
  invoices: {
    name: 'Invoices',
    effect: 'Every order gets an invoice, and every refund a credit note.',
    screen: section('invoices', 'invoices'),
    isOn: ({ settings }) => issuesInvoices(settings),
    missing: missingSeller,
  },
  returns: {
    name: 'Returns',
    effect: 'Customers ask for a return on the page of their order.',
    screen: section('returns', 'returns'),
    isOn: ({ settings }) => settings.returns.isOn,
  },
  exchanges: {
    name: 'Exchanges',
    effect: 'In a return, customers can choose other items in place of a refund.',
    screen: section('returns', 'exchanges'),
    isOn: ({ settings: { returns } }) => returns.isOn && returns.exchanges,
    before: ({ settings }) =>
      settings.returns.isOn ? null : { words: 'Turn on returns first.', screen: section('returns', 'returns') },
  },
  withdrawals: {
    name: 'Withdrawals',
    effect: 'Customers can withdraw from an order on your site, as EU law asks for.',
    screen: section('withdrawal', 'withdrawals'),
    isOn: ({ settings }) => offersWithdrawal(settings),
  },
  'order-emails': {
    name: 'Emails about new orders',
    effect: 'You get an email for each new order.',
    screen: section('checkout', 'order-emails'),
    isOn: ({ settings }) => settings.orderNotificationEmail !== '',
    missing: missingMail,
  },
} as const satisfies Readonly<Record<string, Feature>>
