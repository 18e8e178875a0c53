/** Texts that visitors read: lists of posts. */
export const itemListTexts = {
  categories: 'Categories',
  all: 'All posts',
  pages: 'Pages',
  newer: 'Newer posts',
  older: 'Older posts',
  empty: 'There are no posts here yet.',
  feed: 'RSS feed',
  taggedWith: (tag: string) => `Posts tagged “${tag}”`,
  writtenBy: (author: string) => `Posts by ${author}`,
  ofMonth: (month: string) => `Posts from ${month}`,
} as const
