/** Texts that visitors read: the page of a post. */
export const itemTexts = {
  by: (author: string) => `By ${author}`,
  tags: 'Tags',
  source: 'Source',
  otherPosts: 'Other posts',
  newer: 'Newer post',
  older: 'Older post',
} as const
