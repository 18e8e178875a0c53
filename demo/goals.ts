import type { Goal } from '#shared/analytics/goals.ts'

/** What the owner of the demo counts. */
export const goals: readonly Omit<Goal, 'id'>[] = [
  { name: 'Orders', kind: 'order', target: '' },
  { name: 'Interest in workshops', kind: 'page', target: '/workshops' },
  { name: 'Wants to write to us', kind: 'page', target: '/contact' },
]
