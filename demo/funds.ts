/** What people can donate for in the demo. */
export const funds = {
  kiln: { id: 'fund-kiln', name: 'The new kiln', receiptText: '', isClosed: false },
  classes: { id: 'fund-classes', name: 'Free classes for children', receiptText: '', isClosed: false },
} as const
