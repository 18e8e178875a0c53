/** What visitors read, and what errors say, at a captcha (§5, §8). */
export const captchaTexts = {
  incomplete: 'Complete CAPTCHA before submitting.',
  failed: 'reCAPTCHA failed. Refresh this page and try again.',
  notSetUp: 'ReCaptcha has not been set up!',
  destroyed: 'Document was destroyed',
} as const
