/** Texts of a captcha: for visitors, and for errors in the log. */
export const captchaTexts = {
  incomplete: 'Complete CAPTCHA before submitting.',
  failed: 'reCAPTCHA failed. Refresh this page and try again.',
  notSetUp: 'ReCaptcha has not been set up!',
  destroyed: 'Document was destroyed',
} as const
