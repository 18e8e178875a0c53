/** Texts of the emails about reviews. */
export const reviewEmailTexts = {
  subject: (site: string) => `How do you like your order from ${site}?`,
  preview: 'Your review helps others choose.',
  title: 'How do you like it?',
  lead: (site: string) => `You bought these from ${site} some time ago. Tell others what you think of them.`,
  write: 'Write a review',
  short: 'It takes about a minute. You can add images.',
  because: 'You get one such email for each order.',
  stop: 'Stop these emails',
  newSubject: (product: string) => `New review of ${product}`,
  newTitle: (count: number) => (count === 1 ? 'New review' : 'New reviews'),
  newLead: { published: 'It’s on your site.', waiting: 'It waits for your approval.' },
  newPreview: (rating: string, product: string) => `${rating} for ${product}`,
  stars: (rating: number) => `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`,
  ratingOf: (rating: number) => (rating === 1 ? '1 star' : `${rating} stars`),
  by: (name: string) => `by ${name}`,
  view: 'View reviews',
} as const
