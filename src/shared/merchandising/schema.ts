import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { singleLine } from '#shared/texts/schema.ts'
import { FIRST_RESTOCK_TEXT } from './first-texts.ts'

/** Where visitors see a product: on its own page, in a quick view, or in a block of another page. */
export const productViews = ['product', 'quick-view', 'block'] as const
export type ProductView = (typeof productViews)[number]

const views = z.array(z.enum(productViews)).max(productViews.length).readonly()

/** The texts of the sign-up for restock notices; an empty one is the default. */
const restockTexts = {
  buttonText: singleLine(60),
  /** The line above the form. */
  CTAText: singleLine(200),
  placeholderText: singleLine(100),
  /** The label of the checkbox for the mailing list. It is stored as proof of consent. */
  mailingListDescription: singleLine(300),
  /** What replaces the form once it was sent. */
  successText: singleLine(200),
}

/** What a site or a product can set for itself; scarcity and the sold-out text of these are in their own settings. */
const commonFields = {
  /** Where the sign-up is shown; nowhere turns it off. */
  restockNotificationViews: views,
  ...restockTexts,
  mailingListSignUpEnabled: z.boolean(),
  mailingListOptInByDefault: z.boolean(),
  /** Where the scarcity notice is shown. */
  scarcityTemplateViews: views,
  /** Whether the notice of the whole product shows before a variant was chosen. */
  scarcityShownByDefault: z.boolean(),
}

const categoryFields = {
  ...commonFields,
  scarcityEnabled: z.boolean(),
  scarcityText: singleLine(200),
  /** The notice shows when this many or fewer are left. */
  scarcityThreshold: z.int().min(1).max(limits.scarcityThreshold),
  customSoldOutText: singleLine(100),
}

/** Everything that a product page shows to sell it. */
export const merchandisingSchema = z.strictObject(categoryFields)
export type Merchandising = z.infer<typeof merchandisingSchema>
export type MerchandisingField = keyof Merchandising

/** What a category sets for its products; an absent field is inherited. */
export const categoryOverrideSchema = merchandisingSchema.partial()
/** What a site or a product sets; an absent field is inherited, or the default of the site. */
export const commonOverrideSchema = z.strictObject(commonFields).partial()
export type MerchandisingOverride = z.infer<typeof categoryOverrideSchema>

/** The values of a new site, besides those of its store settings. */
export const firstMerchandising: z.infer<z.ZodObject<typeof commonFields>> = {
  restockNotificationViews: productViews,
  buttonText: 'Notify Me',
  CTAText: FIRST_RESTOCK_TEXT,
  placeholderText: 'Email Address',
  mailingListDescription: 'Also email me news and offers. I can unsubscribe at any time.',
  successText: 'Signed up!',
  mailingListSignUpEnabled: false,
  mailingListOptInByDefault: false,
  scarcityTemplateViews: productViews,
  scarcityShownByDefault: false,
}

/** The texts of the sign-up, whose empty value stands for the default. */
export const restockTextFields = Object.keys(restockTexts) as (keyof typeof restockTexts)[]

/** Who decides a field: the site, a category, or the product itself. */
export const merchandisingLevels = ['site', 'category', 'product'] as const
export type MerchandisingLevel = (typeof merchandisingLevels)[number]
