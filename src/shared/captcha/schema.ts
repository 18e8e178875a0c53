import { singleLine } from '#shared/texts/schema.ts'

/**
 * The kinds of reCAPTCHA Enterprise keys. A score key works invisibly and shows a badge; a checkbox key shows a widget
 * that the visitor ticks. A form's theme and alignment apply to the widget.
 */
export const captchaKinds = ['score', 'checkbox'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

export const captchaThemes = ['light', 'dark'] as const
export type CaptchaTheme = (typeof captchaThemes)[number]

export const captchaAlignments = ['left', 'center', 'right'] as const
export type CaptchaAlignment = (typeof captchaAlignments)[number]

/** The action that a token is requested for. A token for one action is refused for another. */
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

/** Google's keys consist of letters, digits, `-` and `_`. They become part of URLs, so nothing else is allowed. */
const keyOf = (what: string) =>
  singleLine(200).refine((text) => /^[\w-]*$/.test(text), `Enter a valid ${what}: only letters, digits, - and _.`)

export const siteKeySchema = keyOf('site key').refine((text) => text !== '', 'Enter the site key.')
export const apiKeySchema = keyOf('API key')
/**
 * The id of a Google Cloud project: 6 to 30 small letters, digits and hyphens; older ones look like
 * `domain.com:project`.
 */
export const projectIdSchema = singleLine(100).refine(
  (text) => /^[a-z0-9][a-z0-9.:-]*$/.test(text),
  'Enter the project ID: lowercase letters, digits and hyphens.',
)

/** The captcha settings that every page may show: the site key is public, the API key is not. */
export interface CaptchaSettings {
  readonly siteKey: string
  readonly kind: CaptchaKind
}

/** The lowest score of a person, in hundredths: 0 is certainly a program, 100 certainly a person. */
export const minimumScores = { lenient: 30, usual: 50, strict: 70 } as const
