/** Texts that visitors read: blocks. */
export const blockTexts = {
  opensInNewWindow: '(opens a new window)',
  protectedByCaptcha: 'Protected by reCAPTCHA.',
  captchaAppearsHere: 'reCAPTCHA appears here when you start filling out this form.',
  next: 'Next',
  back: 'Back',
  seeAll: 'See all',
  archive: 'Archive',
  siteMenu: 'Menu of this page',
  products: 'Products',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
} as const
