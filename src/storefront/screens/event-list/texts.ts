/** Texts that visitors read: lists of events. */
export const eventListTexts = {
  upcoming: 'Upcoming',
  past: 'Past events',
  nothingPlanned: 'Nothing is planned at the moment.',
  categories: 'Categories',
  subscribe: 'Add all to your calendar',
  pages: 'Pages',
  older: 'Older events',
} as const
