import {
  type CaptchaAction,
  type CaptchaAlignment,
  type CaptchaSettings,
  type CaptchaTheme,
  captchaActionOf,
} from './schema.ts'

/** The parts of a form that say whether it asks for a captcha, and how that looks (§3). */
export interface AsksCaptcha {
  readonly kind: 'form' | 'newsletter'
  readonly captchaEnabled: boolean
  readonly captchaTheme: CaptchaTheme
  readonly captchaAlignment: CaptchaAlignment
}

/** What a form's page needs to draw its captcha and to ask for a token. */
export interface FormCaptcha extends CaptchaSettings {
  readonly action: CaptchaAction
  readonly theme: CaptchaTheme
  readonly alignment: CaptchaAlignment
}

/** The captcha of a form; null where its owner asks for none, or the site has no keys (any more). */
export function captchaOfForm(form: AsksCaptcha, settings: CaptchaSettings | null): FormCaptcha | null {
  if (!form.captchaEnabled || settings === null) return null
  return {
    ...settings,
    action: captchaActionOf(form),
    theme: form.captchaTheme,
    alignment: form.captchaAlignment,
  }
}
