/** Texts that visitors read: lists of posts and of events. */
export const itemListTexts = {
  blog: {
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
  },
  events: {
    categories: 'Categories',
    all: 'All events',
    pages: 'Pages',
    newer: 'Later events',
    older: 'Earlier events',
    empty: 'There are no events here yet.',
    feed: 'RSS feed',
    taggedWith: (tag: string) => `Events tagged “${tag}”`,
    writtenBy: (author: string) => `Events by ${author}`,
    ofMonth: (month: string) => `Events in ${month}`,
  },
} as const
