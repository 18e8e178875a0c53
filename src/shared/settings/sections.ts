import type { OwnerSettings } from './owner-settings.ts'

/** The sections of the settings by name, in the order of the screens. */
export const settingsSections = {
  general: 'General',
  currencies: 'Currencies',
  checkout: 'Checkout',
  payments: 'Payments',
  shipping: 'Shipping',
  tax: 'Tax',
  invoices: 'Invoices',
  donations: 'Donations',
  returns: 'Returns',
  reviews: 'Reviews',
  withdrawal: 'Withdrawals',
  'few-left': 'Low stock',
  policies: 'Policies',
  'product-information': 'Product information',
  texts: 'Store texts',
} as const
export type SettingsSection = keyof typeof settingsSections

const sectionsOf: Readonly<Record<keyof OwnerSettings, SettingsSection>> = {
  siteName: 'general',
  country: 'general',
  currency: 'general',
  currencies: 'currencies',
  timeZone: 'general',
  locale: 'general',
  useCldrMoneyFormat: 'general',
  weightUnit: 'general',
  lengthUnit: 'general',
  businessAddress: 'general',
  taxNumber: 'general',
  contactEmail: 'general',
  minimumSubtotalCents: 'checkout',
  expressCheckout: 'checkout',
  multipleQuantityAllowedForServices: 'checkout',
  strictEmailEnding: 'checkout',
  orderNotificationEmail: 'checkout',
  paymentMethods: 'payments',
  bankTransferInstructions: 'payments',
  pickupInstructions: 'payments',
  installments: 'payments',
  shippingZones: 'shipping',
  shippingValue: 'shipping',
  pricesIncludeTax: 'tax',
  taxRates: 'tax',
  invoices: 'invoices',
  giftCards: 'checkout',
  donations: 'donations',
  returns: 'returns',
  reviews: 'reviews',
  cartReminders: 'checkout',
  withdrawal: 'withdrawal',
  lowestPrices: 'checkout',
  taxRules: 'tax',
  scarcity: 'few-left',
  lowStock: 'few-left',
  policies: 'policies',
  productInformation: 'product-information',
  texts: 'texts',
}

/** The section of a field, by its path (`taxRates.0.name`). */
export const sectionOf = (path: string): SettingsSection =>
  sectionsOf[path.split('.')[0] as keyof OwnerSettings] ?? 'general'

/** The sections in which two settings differ, as text: 'Payments, Tax'. */
export function changedSections(before: OwnerSettings, after: OwnerSettings): string {
  const changed = (Object.keys(sectionsOf) as (keyof OwnerSettings)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map(sectionOf)
  return [...new Set(changed)].map((section) => settingsSections[section]).join(', ')
}
