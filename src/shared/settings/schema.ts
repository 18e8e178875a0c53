import { z } from 'zod'
import { countrySchema } from '#shared/addresses/schema.ts'
import { fixedPricesSchema, shopCurrenciesSchema } from '#shared/currencies/schema.ts'
import { donationSettingsSchema, firstDonationSettings } from '#shared/donations/schema.ts'
import { installmentsSchema, payLaterMethodIds } from '#shared/installments/schema.ts'
import { limits } from '#shared/limits.ts'
import { firstLowestPriceSettings, lowestPriceSettingsSchema } from '#shared/lowest-prices/settings.ts'
import { lengthUnits, weightUnits } from '#shared/measures/units.ts'
import { type Currency, centsSchema, currencySchema } from '#shared/money/schema.ts'
import { packageSchema } from '#shared/packages/pack-goods.ts'
import { noPolicies, policiesSchema, policyDatesSchema } from '#shared/policies/schema.ts'
import { productInformationSchema } from '#shared/product-information/schema.ts'
import { pickupPlaceSchema, scheduleSchema } from '#shared/slots/schema.ts'
import { taxCategoryIdSchema } from '#shared/tax-categories/schema.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { firstGiftCardSettings, giftCardSettingsSchema } from './gift-cards/gift-card-settings.ts'
import { firstInvoiceSettings, invoiceSettingsSchema } from './invoice-settings.ts'
import { firstLowStockSettings, lowStockSettingsSchema } from './low-stock-settings.ts'
import { firstReminderSettings, reminderSettingsSchema } from './reminder-settings.ts'
import { firstReturnSettings, returnSettingsSchema } from './return-settings.ts'
import { firstReviewSettings, reviewSettingsSchema } from './review-settings.ts'
import { firstTaxRules, taxRulesSchema } from './tax-rules.ts'
import { firstWithdrawalSettings, withdrawalSettingsSchema } from './withdrawal-settings.ts'

/** A place of a zone or a tax rate: a country, or one region of it (`US` + `CA`). `*` is everywhere else. */
export const placeSchema = z.object({
  country: z.union([countrySchema, z.literal('*')]),
  region: z.string().max(10).optional(),
})
export type Place = z.infer<typeof placeSchema>

/** A price, and what it is in other currencies; where it is not given, it is converted. */
const cost = { costCents: centsSchema, fixedCosts: fixedPricesSchema.optional() }

/**
 * The price of a shipping method. Weights in grams, money in hundredths; tiers are upper bounds, the last one is open.
 */
export const shippingRateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), ...cost }),
  z.object({
    kind: z.literal('by-weight'),
    tiers: z
      .array(z.object({ upToGrams: z.int().positive().nullable(), ...cost }))
      .min(1)
      .max(50),
  }),
  z.object({
    kind: z.literal('by-price'),
    tiers: z
      .array(z.object({ upToCents: centsSchema.nullable(), ...cost }))
      .min(1)
      .max(50),
  }),
  /** The cheapest packages that hold the goods; `roomPercent` of each stays free. */
  z.object({
    kind: z.literal('by-package'),
    packages: z.array(packageSchema).min(1).max(10),
    roomPercent: z.int().min(0).max(60),
  }),
  /** Pickup orders are taxed in the shop's country, in this region of it. Without a place, the shop's one is used. */
  z.object({ kind: z.literal('pickup'), region: z.string().max(10).optional(), place: pickupPlaceSchema.optional() }),
])

export const shippingMethodSchema = z.object({
  id: z.string().min(1).max(40),
  name: singleLine(80, 1),
  /** The buyer's text below the name, such as '2 to 4 business days'. */
  description: singleLine(200),
  rate: shippingRateSchema,
  /** Free when the goods cost this or more; `shippingValue` says whether before or after discounts. */
  freeOverCents: centsSchema.nullable(),
  /** The same in other currencies; where it is not given, it is converted. */
  fixedFreeOver: fixedPricesSchema.optional(),
  /** The times that customers choose from; null or absent where they choose none. */
  schedule: scheduleSchema.nullable().optional(),
})
export type ShippingMethod = z.infer<typeof shippingMethodSchema>

export const shippingZoneSchema = z.object({
  name: singleLine(80, 1),
  places: z.array(placeSchema).min(1).max(300),
  methods: z.array(shippingMethodSchema).max(30),
})
export type ShippingZone = z.infer<typeof shippingZoneSchema>

/** With `before-discounts`, no discount can make shipping cost more. */
export const shippingValues = ['before-discounts', 'after-discounts'] as const

export const taxRateSchema = z.object({
  name: singleLine(60, 1),
  place: placeSchema,
  /** Thousandths of a percent: 19 % is 19000. */
  rateMilliPercent: z.int().min(0).max(100_000),
  appliesToShipping: z.boolean(),
  /** Absent: the standard category. */
  categoryId: taxCategoryIdSchema.optional(),
})
export type TaxRate = z.infer<typeof taxRateSchema>

/**
 * The payment methods that an owner switches on. `test-card` is the test mode: `payments/rules.ts` decides who sees it.
 */
export const chosenPaymentMethodIds = [
  'card',
  'card-test',
  'paypal',
  'paypal-test',
  'test-card',
  'bank-transfer',
  'pay-on-pickup',
] as const
/** `free` is the method of orders that cost nothing. */
export const paymentMethodIds = [...chosenPaymentMethodIds, ...payLaterMethodIds, 'gift-card', 'free'] as const
export type PaymentMethodId = (typeof paymentMethodIds)[number]

/** All settings of a shop; one document per website. */
export const storeSettingsSchema = z.object({
  currency: currencySchema,
  /** The other currencies that visitors can pay in. */
  currencies: shopCurrenciesSchema.default([]),
  /** BCP-47, the language and number style of the site. */
  locale: z.string().min(2).max(20),
  country: countrySchema,
  timeZone: z.string().min(1).max(60),
  /** Units of the studio, packing slips and price steps; grams and millimeters are stored. */
  weightUnit: z.enum(weightUnits).default('g'),
  lengthUnit: z.enum(lengthUnits).default('cm'),
  /** The lines of the address; '' where the owner gives none. */
  businessAddress: z.string().trim().max(500).default(''),
  /** Such as a VAT number or an EIN. */
  taxNumber: singleLine(60).default(''),
  /** The address for customers' emails; '' where the owner gives none. */
  contactEmail: z.string().max(256).default(''),
  useCldrMoneyFormat: z.boolean(),
  multipleQuantityAllowedForServices: z.boolean(),
  minimumSubtotalCents: centsSchema,
  expressCheckout: z.boolean(),
  pricesIncludeTax: z.boolean(),
  taxRates: z.array(taxRateSchema).max(500),
  taxRules: taxRulesSchema.default(firstTaxRules),
  shippingZones: z.array(shippingZoneSchema).max(100),
  /** The order value that shipping prices look at: of the items as they are, or after discounts. */
  shippingValue: z.enum(shippingValues).default('before-discounts'),
  /** Empty until the owner sets one up. */
  paymentMethods: z.array(z.enum(chosenPaymentMethodIds)),
  /** The publishable keys of Stripe by mode; '' where the owner has connected none. Its secret keys are elsewhere. */
  stripe: z.object({ live: z.string().max(300), test: z.string().max(300) }).default({ live: '', test: '' }),
  /** The client ids of PayPal by mode; '' where the owner has connected none. */
  paypal: z.object({ live: z.string().max(300), test: z.string().max(300) }).default({ live: '', test: '' }),
  bankTransferInstructions: z.string().max(1000),
  pickupInstructions: z.string().max(1000),
  installments: installmentsSchema,
  scarcity: z.object({
    enabled: z.boolean(),
    text: singleLine(200),
    threshold: z.int().min(1).max(limits.scarcityThreshold),
  }),
  lowStock: lowStockSettingsSchema.default(firstLowStockSettings),
  orderNotificationEmail: z.string().max(256),
  /** Texts of the storefront that an owner can change. Templates of sites read these names. */
  texts: z.object({
    productAddToCartText: singleLine(60),
    productSubscribeText: singleLine(60),
    productQuantityInputLabel: singleLine(60),
    productSoldOutText: singleLine(60),
    productSaleText: singleLine(60),
    productQuickViewText: singleLine(60),
    productVariantSelectText: singleLine(60),
    /** The label of a gift card’s values, and its empty choice. */
    giftCardValueDisplayText: singleLine(60).default(''),
    giftCardVariantSelectText: singleLine(60).default(''),
    /** Replaces an empty answer to a product's form; '' means the default 'N/A'. */
    productSummaryFormNoAnswerText: singleLine(60).default(''),
    /** The five answers of rating scales; settings that were saved before they could be changed have none. */
    likertStronglyDisagreeText: singleLine(60).default(''),
    likertDisagreeText: singleLine(60).default(''),
    likertNeutralText: singleLine(60).default(''),
    likertAgreeText: singleLine(60).default(''),
    likertStronglyAgreeText: singleLine(60).default(''),
  }),
  /** Collapsed lines of text on product pages. */
  productInformation: productInformationSchema.default([]),
  strictEmailEnding: z.boolean(),
  /** Steps of the set-up guide that the owner does not need. */
  guideSkipped: z.array(z.enum(['shipping', 'tax', 'samples', 'address', 'contact', 'policies'])).default([]),
  invoices: invoiceSettingsSchema.default(firstInvoiceSettings),
  giftCards: giftCardSettingsSchema.default(firstGiftCardSettings),
  donations: donationSettingsSchema.default(firstDonationSettings),
  withdrawal: withdrawalSettingsSchema.default(firstWithdrawalSettings),
  lowestPrices: lowestPriceSettingsSchema.default(firstLowestPriceSettings),
  returns: returnSettingsSchema.default(firstReturnSettings),
  reviews: reviewSettingsSchema.default(firstReviewSettings),
  cartReminders: reminderSettingsSchema.default(firstReminderSettings),
  policies: policiesSchema.default(noPolicies),
  policyDates: policyDatesSchema.default({}),
})
export interface StoreSettings extends z.infer<typeof storeSettingsSchema> {
  /**
   * The shop's own currency, where these settings are for a visitor who has chosen another one: then `currency` and all
   * amounts are in that one (`settings-in.ts`). Never stored.
   */
  readonly shopCurrency?: Currency
}
