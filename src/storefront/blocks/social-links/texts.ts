/** Texts that visitors read: links to profiles. */
export const socialTexts = {
  email: 'Email',
  phone: 'Phone',
} as const
