import type { Scope } from '#server/scope.ts'
import { siteExperiments } from '#server/websites/documents.ts'
import { isRunning } from '#shared/experiments/schema.ts'

/** Whether an experiment with a page runs, also while nobody sees it because the page is hidden. */
export async function isTested({ database, websiteId }: Scope, pageId: string): Promise<boolean> {
  const { experiments } = await database
    .selectFrom('websites')
    .select('experiments')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  if (experiments === null) return false
  return siteExperiments.read(experiments).experiments.some((one) => one.pageId === pageId && isRunning(one))
}
