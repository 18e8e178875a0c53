import { defineLog } from '#server/changes/define-log.ts'
import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { siteGoals } from '#server/websites/documents.ts'
import { type Goal, goalsSchema, type StoredGoals } from '#shared/analytics/goals.ts'

/** Changes of what a site counts as reached. */
const goalsLog = defineLog({ noun: 'analytics-goals', snapshot: goalsSchema, titleOf: () => '' })

/** What a site counts as reached. */
export const goalsDocument = defineSiteDocument({
  column: 'analytics_goals',
  document: siteGoals,
  log: goalsLog,
  permission: 'site.manage',
  contentOf: (stored: StoredGoals | null): Goal[] => stored?.goals ?? [],
  next: (before, goals): StoredGoals => ({ goals, revision: (before?.revision ?? 0) + 1 }),
})
