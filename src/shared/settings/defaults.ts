import { countryName } from '#shared/addresses/countries.ts'
import { firstDonationSettings } from '#shared/donations/schema.ts'
import { firstLowestPriceSettings } from '#shared/lowest-prices/settings.ts'
import { unitsOf } from '#shared/measures/units.ts'
import type { Currency } from '#shared/money/schema.ts'
import { noPolicies } from '#shared/policies/schema.ts'
import { firstAmounts } from './first-amounts.ts'
import { firstGiftCardSettings } from './gift-cards/gift-card-settings.ts'
import { firstInvoiceSettings } from './invoice-settings.ts'
import { firstLowStockSettings } from './low-stock-settings.ts'
import { firstReminderSettings } from './reminder-settings.ts'
import { firstReturnSettings } from './return-settings.ts'
import { firstReviewSettings } from './review-settings.ts'
import type { ShippingZone, StoreSettings } from './schema.ts'
import { defaultTexts } from './store-texts.ts'
import { firstTaxRules } from './tax-rules.ts'
import { firstWithdrawalSettings } from './withdrawal-settings.ts'

export interface ShopBasics {
  readonly country: string
  readonly currency: Currency
  readonly timeZone: string
  readonly email: string
  /** BCP-47; absent: English as written in the country. */
  readonly locale?: string
}

/** The settings of a new shop. It ships within its country, and takes no payments until its owner sets up a method. */
export function defaultStoreSettings(shop: ShopBasics): StoreSettings {
  const amounts = firstAmounts(shop.currency)
  return {
    currency: shop.currency,
    currencies: [],
    locale: shop.locale ?? `en-${shop.country}`,
    country: shop.country,
    timeZone: shop.timeZone,
    ...unitsOf(shop.country),
    businessAddress: '',
    taxNumber: '',
    contactEmail: '',
    useCldrMoneyFormat: true,
    multipleQuantityAllowedForServices: true,
    minimumSubtotalCents: 0,
    expressCheckout: false,
    pricesIncludeTax: shop.country !== 'US' && shop.country !== 'CA',
    taxRates: [],
    taxRules: firstTaxRules,
    shippingZones: [firstZone(shop.country, amounts.shippingCents)],
    shippingValue: 'before-discounts',
    paymentMethods: ['test-card'],
    stripe: { live: '', test: '' },
    paypal: { live: '', test: '' },
    bankTransferInstructions: '',
    pickupInstructions: '',
    installments: { available: false, ...amounts.installments, accountCountry: shop.country },
    scarcity: { enabled: false, text: 'Only {qty} left', threshold: 5 },
    lowStock: firstLowStockSettings,
    orderNotificationEmail: shop.email,
    texts: defaultTexts,
    productInformation: [],
    strictEmailEnding: false,
    guideSkipped: [],
    invoices: firstInvoiceSettings,
    giftCards: firstGiftCardSettings,
    donations: firstDonationSettings,
    withdrawal: firstWithdrawalSettings,
    lowestPrices: firstLowestPriceSettings,
    returns: firstReturnSettings,
    reviews: firstReviewSettings,
    cartReminders: firstReminderSettings,
    policies: noPolicies,
    policyDates: {},
  }
}

const firstZone = (country: string, costCents: number): ShippingZone => ({
  name: countryName(country, 'en'),
  places: [{ country }],
  methods: [
    {
      id: 'standard',
      name: 'Standard',
      description: '',
      rate: { kind: 'flat', costCents },
      freeOverCents: null,
    },
    { id: 'pickup', name: 'Pickup', description: '', rate: { kind: 'pickup' }, freeOverCents: null },
  ],
})

/** What new shops of all currencies had before. */
const FORMER_RATE_CENTS = 500

/** Whether shipping still has the price of a new shop, which no one has chosen. */
export function isFirstShipping({
  shippingZones,
  currency,
}: Pick<StoreSettings, 'shippingZones' | 'currency'>): boolean {
  const [zone, ...others] = shippingZones
  const [standard, pickup, ...more] = zone?.methods ?? []
  return (
    others.length + more.length === 0 &&
    zone?.places.length === 1 &&
    standard?.id === 'standard' &&
    standard.rate.kind === 'flat' &&
    [firstAmounts(currency).shippingCents, FORMER_RATE_CENTS].includes(standard.rate.costCents) &&
    standard.freeOverCents === null &&
    pickup?.id === 'pickup'
  )
}
