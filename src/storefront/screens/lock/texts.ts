/** Texts that visitors read: the screen of a page with a password. */
export const lockTexts = {
  locked: 'This page is locked',
  enterPassword: 'Enter the password to see it.',
  password: 'Password',
  open: 'Open page',
  wrong: 'This password isn’t right. Check it and try again.',
  tooMany: 'Too many attempts. Try again in 15 minutes.',
} as const
