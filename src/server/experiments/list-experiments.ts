import type { KeyObject } from 'node:crypto'
import { readTried } from '#server/analytics/read-tried.ts'
import type { AnalyticsDatabase } from '#server/analytics/tables.ts'
import { readPages } from '#server/pages/page-store.ts'
import { previewLink } from '#server/pages/preview-link.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import type { ShownExperiment } from '#shared/experiments/api.ts'
import { experimentsDocument } from './experiments-document.ts'

/** The experiments of a site with what visitors did, newest first. */
export async function listExperiments(
  { analytics, secret }: { readonly analytics: AnalyticsDatabase; readonly secret: KeyObject },
  scope: Scope,
  website: Pick<Website, 'experiments'>,
): Promise<ShownExperiment[]> {
  const experiments = (await experimentsDocument.read(scope))?.experiments ?? []
  const pages = await readPages(
    scope,
    experiments.map(({ pageId }) => pageId),
  )
  const tried = await readTried(analytics, scope.websiteId, experiments)
  const now = Date.now()
  return experiments.map((experiment) => {
    const { id, pageId, versionId } = experiment
    const version = { versionId, source: 'saved' as const }
    return {
      ...experiment,
      pageTitle: pages.get(pageId)?.title ?? '',
      path: website.experiments.find((one) => one.id === id)?.path ?? null,
      previewPath: previewLink(secret, scope.websiteId, pageId, now, version).path,
      ...tried.get(id)!,
    }
  })
}
