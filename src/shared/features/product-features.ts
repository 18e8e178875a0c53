import { showsLowestPrices } from '#shared/lowest-prices/settings.ts'
import type { MerchandisingField } from '#shared/merchandising/schema.ts'
import { type Feature, type FeatureScreen, missingAddress, missingMail, section } from './state.ts'

/** A setting of restock notices. */
const restock = (field: MerchandisingField): FeatureScreen => ({
  path: `/restock/settings#${field}`,
  needs: 'settings.manage',
})

/** What a site can switch on for its products. */
export const productFeatures = {
  reviews: {
    name: 'Reviews',
    effect: 'Product pages show what customers wrote about a product, and its stars.',
    screen: section('reviews', 'reviews'),
    isOn: ({ settings }) => settings.reviews.isOn,
  },
  'review-requests': {
    name: 'Emails that ask for reviews',
    effect: 'Customers are asked for a review some days after the last shipment of their order.',
    screen: section('reviews', 'review-emails'),
    isOn: ({ settings: { reviews } }) => reviews.isOn && reviews.asksBuyers,
    missing: missingMail,
  },
  'stars-in-lists': {
    name: 'Stars in product lists',
    effect: 'Product lists show the average of the reviews.',
    screen: section('reviews', 'stars-in-lists'),
    isOn: ({ settings: { reviews } }) => reviews.isOn && reviews.isInLists,
  },
  'restock-notices': {
    name: 'Restock notices',
    effect: 'Visitors leave their email address at a sold-out product to hear when it’s back.',
    screen: restock('restockNotificationViews'),
    isOn: ({ merchandising }) => merchandising.restockNotificationViews.length > 0,
    missing: missingMail,
  },
  'restock-newsletter': {
    name: 'Newsletter sign-up with restock notices',
    effect: 'The form for restock notices also offers your newsletter.',
    screen: restock('mailingListSignUpEnabled'),
    isOn: ({ merchandising }) =>
      merchandising.restockNotificationViews.length > 0 && merchandising.mailingListSignUpEnabled,
  },
  'low-stock-message': {
    name: 'Low-stock message',
    effect: 'Products say how many are left when there are few.',
    screen: section('few-left', 'low-stock-message'),
    isOn: ({ settings }) => settings.scarcity.enabled,
  },
  'low-stock-email': {
    name: 'Low-stock email',
    effect: 'You get an email when a product runs low.',
    screen: section('few-left', 'low-stock-email'),
    isOn: ({ settings }) => settings.lowStock.sendsEmail,
    missing: missingAddress,
  },
  'lowest-prices': {
    name: 'Lowest price of the last 30 days',
    effect: 'Products on sale show the lowest price from before the sale, as EU law asks for.',
    screen: section('checkout', 'lowest-prices'),
    isOn: ({ settings }) => showsLowestPrices(settings),
  },
  currencies: {
    name: 'More currencies',
    effect: 'Visitors see prices and pay in the currencies that you added.',
    screen: section('currencies'),
    isOn: ({ settings }) => settings.currencies.length > 0,
  },
} as const satisfies Readonly<Record<string, Feature>>
