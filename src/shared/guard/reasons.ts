/** Why something that was sent is thought to be spam, in words for its owner. */
export const spamReasons = {
  honeypot: 'A field was filled in that people do not see.',
  'too-fast': 'It was sent faster than a person can read.',
  'proof-wrong': 'The proof that a browser sent it was forged.',
  'proof-used': 'The proof that a browser sent it had been used before.',
  'captcha-score': 'reCAPTCHA thinks that no person sent it.',
  unproven: 'Many like it came, without the proof that a browser sent them.',
} as const
export type SpamReason = keyof typeof spamReasons
