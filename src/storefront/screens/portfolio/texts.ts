/** Texts that visitors read: the overview of a portfolio. */
export const portfolioTexts = {
  categories: 'Categories',
  all: 'All projects',
  empty: 'There are no projects here yet.',
  taggedWith: (tag: string) => `Projects tagged “${tag}”`,
  by: (author: string) => `Projects by ${author}`,
} as const
