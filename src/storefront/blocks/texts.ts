/** Texts that visitors read: blocks. */
export const blockTexts = {
  opensInNewWindow: '(opens a new window)',
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
