import type { DatabaseQueries } from '#server/tables.ts'
import { isRunning } from '#shared/experiments/schema.ts'
import { siteExperiments } from './documents.ts'
import type { VisibleExperiment } from './website.ts'

/** The experiments that visitors of a website see: they run, and both versions of their page are there. */
export async function readExperiments(
  database: DatabaseQueries,
  websiteId: string,
  stored: string | null,
): Promise<VisibleExperiment[]> {
  const running = stored === null ? [] : siteExperiments.read(stored).experiments.filter(isRunning)
  if (running.length === 0) return []
  const rows = await database
    .selectFrom('pages')
    .innerJoin('page_versions as version', (join) =>
      join.onRef('version.website_id', '=', 'pages.website_id').onRef('version.page_id', '=', 'pages.id'),
    )
    .select(['pages.url_id', 'version.id as versionId'])
    .where('pages.website_id', '=', websiteId)
    .where('pages.status', '=', 'published')
    .where('pages.purpose', '=', 'page')
    .where('pages.password_hash', 'is', null)
    .where('pages.collection_id', 'is', null)
    .where(
      'version.id',
      'in',
      running.map(({ versionId }) => versionId),
    )
    .execute()
  const paths = new Map(rows.map(({ versionId, url_id }) => [versionId, `/${url_id}`]))
  return running.flatMap(({ id, pageId, versionId, share }) => {
    const path = paths.get(versionId)
    return path === undefined ? [] : [{ id, pageId, versionId, share, path }]
  })
}
