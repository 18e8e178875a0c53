import {
  type CaptchaAction,
  type CaptchaAlignment,
  type CaptchaSettings,
  type CaptchaTheme,
  captchaActionOf,
} from './schema.ts'

/** The captcha settings of a form. */
export interface AsksCaptcha {
  readonly kind: 'form' | 'newsletter'
  readonly captchaEnabled: boolean
  readonly captchaTheme: CaptchaTheme
  readonly captchaAlignment: CaptchaAlignment
}

/** Data that a form's page needs to show its captcha and to request a token. */
export interface FormCaptcha extends CaptchaSettings {
  readonly action: CaptchaAction
  readonly theme: CaptchaTheme
  readonly alignment: CaptchaAlignment
}

/** The captcha of a form; null where its owner does not want one or the site has no keys. */
export function captchaOfForm(form: AsksCaptcha, settings: CaptchaSettings | null): FormCaptcha | null {
  if (!form.captchaEnabled || settings === null) return null
  return {
    ...settings,
    action: captchaActionOf(form),
    theme: form.captchaTheme,
    alignment: form.captchaAlignment,
  }
}
