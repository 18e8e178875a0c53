import type { KeyObject } from 'node:crypto'
import { readTried } from '#server/analytics/read-tried.ts'
import type { AnalyticsDatabase } from '#server/analytics/tables.ts'
import { readPagePaths, readPages } from '#server/pages/page-store.ts'
import { previewLink } from '#server/pages/preview-link.ts'
import { readVersionPages } from '#server/pages/versions/saved-version-store.ts'
import type { Scope } from '#server/scope.ts'
import type { Website } from '#server/websites/website.ts'
import type { Obstacle, ShownExperiment } from '#shared/experiments/api.ts'
import type { Page } from '#shared/pages/schema.ts'
import { experimentsDocument } from './experiments-document.ts'

/** The experiments of a site with what visitors did, newest first. */
export async function listExperiments(
  { analytics, secret }: { readonly analytics: AnalyticsDatabase; readonly secret: KeyObject },
  scope: Scope,
  website: Pick<Website, 'experiments'>,
): Promise<ShownExperiment[]> {
  const experiments = (await experimentsDocument.read(scope))?.experiments ?? []
  const pageIds = experiments.map(({ pageId }) => pageId)
  const pages = await readPages(scope, pageIds)
  const paths = await readPagePaths(scope, pageIds)
  const versions = await readVersionPages(
    scope,
    experiments.map(({ versionId }) => versionId),
  )
  const tried = await readTried(analytics, scope.websiteId, experiments)
  const now = Date.now()
  return experiments.map((experiment) => {
    const { id, pageId, versionId } = experiment
    const page = pages.get(pageId)
    const obstacle = obstacleOf(page, versions.get(versionId) === pageId, paths.has(pageId))
    const isGone = obstacle === 'page-deleted' || obstacle === 'version-deleted'
    const version = { versionId, source: 'saved' as const }
    return {
      ...experiment,
      pageTitle: page?.title ?? '',
      path: website.experiments.find((one) => one.id === id)?.path ?? null,
      obstacle,
      previewPath: isGone ? null : previewLink(secret, scope.websiteId, pageId, now, version).path,
      ...tried.get(id)!,
    }
  })
}

/** @param hasPath whether the page is published outside of collections */
function obstacleOf(page: Page | undefined, hasVersion: boolean, hasPath: boolean): Obstacle | null {
  if (!page) return 'page-deleted'
  if (!hasVersion) return 'version-deleted'
  if (page.passwordHash !== null) return 'page-locked'
  if (page.status !== 'published' || page.purpose !== 'page') return 'page-hidden'
  return hasPath ? null : 'page-in-collection'
}
