import {
  type CaptchaAction,
  type CaptchaAlignment,
  type CaptchaSettings,
  type CaptchaTheme,
  captchaActionOf,
  captchaActions,
} from './schema.ts'

/** The captcha settings of a form. */
export interface AsksCaptcha {
  readonly kind: 'form' | 'newsletter'
  readonly captchaEnabled: boolean
  readonly captchaTheme: CaptchaTheme
  readonly captchaAlignment: CaptchaAlignment
}

/** What a captcha can be used for: a form on a page or in the popup, or in the sign-up for a restock notice. */
export type CaptchaUse = { readonly in: 'page' | 'popup'; readonly form: AsksCaptcha } | { readonly in: 'restock' }

/** Data that a form's page needs to show its captcha and to request a token. */
export interface FormCaptcha extends CaptchaSettings {
  readonly action: CaptchaAction
  readonly theme: CaptchaTheme
  readonly alignment: CaptchaAlignment
  /** Only in the popup: its tokens are for another action, which the server has to know. */
  readonly isInPopup?: true
}

/** The captcha for a use; null where its owner does not want one or the site has no keys. */
export function captchaFor(use: CaptchaUse, settings: CaptchaSettings | null): FormCaptcha | null {
  if (settings === null) return null
  if (use.in === 'restock')
    return { ...settings, action: captchaActions.productWaitlist, theme: 'light', alignment: 'left' }
  const { form } = use
  if (!form.captchaEnabled) return null
  const look = { theme: form.captchaTheme, alignment: form.captchaAlignment }
  return use.in === 'popup'
    ? { ...settings, ...look, action: captchaActions.promoPopup, isInPopup: true }
    : { ...settings, ...look, action: captchaActionOf(form) }
}
