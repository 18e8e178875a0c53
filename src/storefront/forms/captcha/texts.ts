/** Texts that visitors read: the captcha of a form. */
export const captchaPlaceTexts = {
  isProtected: 'Protected by reCAPTCHA.',
  appearsHere: 'reCAPTCHA appears here when you start filling out this form.',
} as const
