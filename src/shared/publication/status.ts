/** The publication status of an item or a page. Its labels are fixed: Scheduled, Needs Review, Draft, Private. */
export const statuses = ['draft', 'needs-review', 'scheduled', 'private', 'published'] as const
export type Status = (typeof statuses)[number]

/** The labels of a status. Other software shows the same words. */
export const statusLabels: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  'needs-review': 'Needs Review',
  scheduled: 'Scheduled',
  private: 'Private',
  published: 'Published',
}
