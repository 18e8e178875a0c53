import { defineLog } from '#server/changes/define-log.ts'
import { defineSiteDocument } from '#server/changes/define-site-document.ts'
import { siteExperiments } from '#server/websites/documents.ts'
import { type Experiment, experimentsSchema, type StoredExperiments } from '#shared/experiments/schema.ts'

/** Changes of the experiments of a site. */
const experimentsLog = defineLog({ noun: 'experiments', snapshot: experimentsSchema, titleOf: () => '' })

/** The experiments of a site, newest first. */
export const experimentsDocument = defineSiteDocument({
  column: 'experiments',
  document: siteExperiments,
  log: experimentsLog,
  permission: 'site.manage',
  contentOf: (stored: StoredExperiments | null): Experiment[] => stored?.experiments ?? [],
  next: (before, experiments): StoredExperiments => ({ experiments, revision: (before?.revision ?? 0) + 1 }),
})
