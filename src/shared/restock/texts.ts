/** Texts of the sign-up that clients compare: docs/compatibility.md#texts. */
export const restockTexts = {
  blank: 'Email cannot be blank',
  invalid: 'Email is invalid',
  failed: 'Unable to submit form. Please try again later.',
} as const
