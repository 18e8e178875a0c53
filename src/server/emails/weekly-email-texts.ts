/** Texts of the email to the owner about a week. */
export const weeklyEmailTexts = {
  subject: (title: string) => `${title}: your week in numbers`,
  preview: (visitors: number, orders: number, locale: string) =>
    `${visitors.toLocaleString(locale)} ${visitors === 1 ? 'visitor' : 'visitors'}, ${orders.toLocaleString(locale)} ${orders === 1 ? 'order' : 'orders'}`,
  title: 'Your week in numbers',
  lead: (period: string) => `${period}, compared with the week before.`,
  visitors: 'Visitors',
  views: 'Page views',
  orders: 'Orders',
  sales: 'Total sales',
  more: (percent: string) => `${percent} more`,
  less: (percent: string) => `${percent} less`,
  same: 'no change',
  goals: 'Visitors who reached your goals',
  pages: 'Most viewed pages',
  sources: 'Where visits came from',
  view: 'View analytics',
  closing: 'You get this email every Monday. Turn it off under Analytics.',
} as const
