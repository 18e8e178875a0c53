/** The sites that an owner can start from, in the order in which they are offered. */
export const startingSiteIds = ['shop', 'portfolio', 'venue', 'journal'] as const
export type StartingSiteId = (typeof startingSiteIds)[number]

interface StartingSiteChoice {
  readonly name: string
  /** Who it is for. */
  readonly description: string
  /** What it consists of, as it is listed before it is added. */
  readonly parts: { readonly pages: readonly string[]; readonly others: readonly string[] }
}

/** How each starting site is offered; what it consists of is in `sites`. */
export const startingSiteChoices: Readonly<Record<StartingSiteId, StartingSiteChoice>> = {
  shop: {
    name: 'Shop',
    description: 'Warm and plain, for things that you make or choose yourself.',
    parts: { pages: ['Home', 'About', 'Questions', 'Contact'], others: ['a contact form'] },
  },
  portfolio: {
    name: 'Portfolio',
    description: 'Black and white, for work that speaks through images.',
    parts: { pages: ['Home', 'About', 'Contact'], others: ['a portfolio with 6 projects', 'a contact form'] },
  },
  venue: {
    name: 'Restaurant or venue',
    description: 'Big type, a menu, events and a form to book a table.',
    parts: { pages: ['Home', 'Menu', 'Book a table', 'Visit'], others: ['a booking form', '3 events'] },
  },
  journal: {
    name: 'Journal',
    description: 'Quiet pages for reading, with a newsletter and a course.',
    parts: {
      pages: ['Home', 'About'],
      others: ['a blog with 3 posts', 'a course with 6 lessons', 'a newsletter form'],
    },
  },
}
