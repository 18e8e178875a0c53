/** Texts that visitors read: blocks. */
export const blockTexts = {
  opensInNewWindow: '(opens a new window)',
  protectedByCaptcha: 'Protected by reCAPTCHA.',
  captchaAppearsHere: 'reCAPTCHA appears here when you start filling out this form.',
  next: 'Next',
  back: 'Back',
  seeAll: 'See all',
  archive: 'Archive',
  calendar: 'Calendar',
  monthBefore: (month: string) => `Back to ${month}`,
  monthAfter: (month: string) => `On to ${month}`,
  siteMenu: 'Menu of this page',
  products: 'Products',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
} as const
