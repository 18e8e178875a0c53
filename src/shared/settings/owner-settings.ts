import { z } from 'zod'
import { isEmail } from '#shared/addresses/email.ts'
import { isTimeZone } from '#shared/dates/time-zones.ts'
import { isLanguageTag } from '#shared/languages/rules.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { type StoreSettings, storeSettingsSchema } from './schema.ts'
import { withDefaultTexts } from './store-texts.ts'

const optionalEmail = z
  .string()
  .trim()
  .max(256)
  .refine((text) => text === '' || isEmail(text), 'Enter a valid email address, like name@example.com.')

const picked = storeSettingsSchema.pick({
  country: true,
  currency: true,
  currencies: true,
  weightUnit: true,
  lengthUnit: true,
  businessAddress: true,
  taxNumber: true,
  useCldrMoneyFormat: true,
  multipleQuantityAllowedForServices: true,
  strictEmailEnding: true,
  minimumSubtotalCents: true,
  expressCheckout: true,
  paymentMethods: true,
  bankTransferInstructions: true,
  pickupInstructions: true,
  installments: true,
  shippingZones: true,
  shippingValue: true,
  pricesIncludeTax: true,
  taxRates: true,
  taxRules: true,
  scarcity: true,
  lowStock: true,
  invoices: true,
  giftCards: true,
  donations: true,
  withdrawal: true,
  lowestPrices: true,
  returns: true,
  reviews: true,
  cartReminders: true,
  policies: true,
  productInformation: true,
})

/** All settings that an owner changes; the site's name is a column of its own. */
export const ownerSettingsSchema = z.strictObject({
  siteName: singleLine(100, 1),
  ...picked.shape,
  timeZone: z.string().max(60).refine(isTimeZone, 'Choose a time zone.'),
  locale: z.string().max(20).refine(isLocale, 'Choose a language.'),
  /** '' shows customers no email address. */
  contactEmail: optionalEmail,
  /** '' sends no email about new orders. */
  orderNotificationEmail: optionalEmail,
  texts: storeSettingsSchema.shape.texts.overwrite(withDefaultTexts),
})
export type OwnerSettings = z.infer<typeof ownerSettingsSchema>

/** The part of a shop's settings that its owner changes. */
export const ownerSettingsOf = (settings: StoreSettings, siteName: string): OwnerSettings =>
  ownerSettingsSchema.strip().parse({ ...settings, siteName })

/** Whether `Intl` knows a locale of this name (BCP-47). */
function isLocale(name: string): boolean {
  return isLanguageTag(name) && Intl.NumberFormat.supportedLocalesOf(name).length === 1
}
