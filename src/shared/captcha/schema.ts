import { singleLine } from '#shared/texts/schema.ts'

/**
 * The kinds of reCAPTCHA Enterprise keys. A score key judges unseen and shows a badge; a checkbox key draws a widget that the
 * visitor ticks. A form's theme and alignment are those of the widget.
 */
export const captchaKinds = ['score', 'checkbox'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

export const captchaThemes = ['light', 'dark'] as const
export type CaptchaTheme = (typeof captchaThemes)[number]

export const captchaAlignments = ['left', 'center', 'right'] as const
export type CaptchaAlignment = (typeof captchaAlignments)[number]

/** What a token is asked for (§7): one that was given for another place of a site is worth nothing. */
export const captchaActions = {
  formBlock: 'FORM_BLOCK_SUBMISSION',
  newsletterBlock: 'NEWSLETTER_BLOCK_SUBMISSION',
  productWaitlist: 'PRODUCT_WAITLIST_SUBMISSION',
  promoPopup: 'PROMO_POPUP_SUBMISSION',
} as const
export type CaptchaAction = (typeof captchaActions)[keyof typeof captchaActions]

/** The action of a form, by its kind. */
export const captchaActionOf = ({ kind }: { readonly kind: 'form' | 'newsletter' }): CaptchaAction =>
  kind === 'newsletter' ? captchaActions.newsletterBlock : captchaActions.formBlock

/** Keys of Google are letters, digits, `-` and `_`; they stand in addresses, and nothing else may. */
const keyOf = (what: string) =>
  singleLine(200).refine((text) => /^[\w-]*$/.test(text), `Enter a valid ${what}: only letters, digits, - and _.`)

export const siteKeySchema = keyOf('site key').refine((text) => text !== '', 'Enter the site key.')
export const apiKeySchema = keyOf('API key')
/** Of Google Cloud: 6 to 30 small letters, digits and hyphens; older ones are named `domain.com:project`. */
export const projectIdSchema = singleLine(100).refine(
  (text) => /^[a-z0-9][a-z0-9.:-]*$/.test(text),
  'Enter the project ID: lowercase letters, digits and hyphens.',
)

/** What every page of a site may know of its captcha (§3 Site.captchaSettings): the key is public, what judges by it is not. */
export interface CaptchaSettings {
  readonly siteKey: string
  readonly kind: CaptchaKind
}

/** The least score of a person, in hundredths: 0 is a machine, 100 a person beyond doubt. */
export const minimumScores = { lenient: 30, usual: 50, strict: 70 } as const
