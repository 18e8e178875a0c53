import { isDeepStrictEqual } from 'node:util'
import { type Change, defineLog } from '#server/changes/define-log.ts'
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
  following: { permission: 'pages.write', isFollowing: endsWithPages },
  contentOf: (stored: StoredExperiments | null): Experiment[] => stored?.experiments ?? [],
  next: (before, experiments): StoredExperiments => ({ experiments, revision: (before?.revision ?? 0) + 1 }),
})

/** Whether a change only ends experiments as the deletion of their page or version does: without an outcome. */
function endsWithPages({ before, after }: Change<Experiment[]>): boolean {
  if (!before || before.length !== after?.length) return false
  return before.every((one, place) => {
    const { endedAt, ...others } = after[place]!
    return isDeepStrictEqual(one, { ...others, endedAt }) || isDeepStrictEqual(one, { ...others, endedAt: null })
  })
}
