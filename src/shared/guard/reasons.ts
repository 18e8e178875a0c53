/** Why something is considered spam, as a sentence for the owner. */
export const spamReasons = {
  honeypot: 'A hidden field was filled in.',
  'too-fast': 'It was sent faster than a person could fill it in.',
  'proof-wrong': 'The browser check was forged.',
  'proof-used': 'The browser check was used before.',
  'captcha-score': 'reCAPTCHA rated it as spam.',
  unproven: 'Many similar responses arrived without a browser check.',
} as const
export type SpamReason = keyof typeof spamReasons
