import { readLogged } from '#server/changes/define-log.ts'
import type { Scope } from '#server/scope.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { isSame } from '#shared/pages/draft/steps.ts'
import { isShown, type Page } from '#shared/pages/schema.ts'
import type { PageVersion } from '#shared/pages/versions-api.ts'
import type { LoggedPage } from '../change-log.ts'
import { logOf } from '../shared-sections/change-log.ts'
import { listSavedVersions, readSavedVersion } from './saved-version-store.ts'

/** How many changes of a page are looked through; each has the page twice. */
const CHANGES_READ = 30

type Version = Omit<PageVersion, 'previewPath' | 'isInExperiment'>

/** The last published versions of a page and all saved ones, newest first. What has no time is the oldest. */
export async function readVersions(scope: Scope, page: Pick<Page, 'id' | 'purpose'>): Promise<Version[]> {
  const saved = (await listSavedVersions(scope, page.id)).map(
    ({ id, name, savedAt, by, publishAt }): Version => ({
      ...{ versionId: id, source: 'saved', name, at: savedAt, by, publishAt },
    }),
  )
  const published = await readPublished(scope, page)
  return [...saved, ...published].toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0))
}

/** The changes of the log that visitors saw, and what was there before the first of them. */
async function readPublished(
  { database, websiteId }: Scope,
  { id: pageId, purpose }: Pick<Page, 'id' | 'purpose'>,
): Promise<Version[]> {
  const log = logOf({ purpose })
  const rows = await database
    .selectFrom('changes')
    .innerJoin('change_batches as batch', (join) =>
      join.onRef('batch.website_id', '=', 'changes.website_id').onRef('batch.id', '=', 'changes.batch_id'),
    )
    .leftJoin('users', 'users.id', 'batch.user_id')
    .select(['changes.id', 'changes.noun_id', 'changes.before', 'changes.after', 'batch.at', 'users.name'])
    .where('changes.website_id', '=', websiteId)
    .where('changes.noun', '=', log.noun)
    .where('changes.noun_id', '=', pageId)
    .orderBy('changes.id', 'desc')
    .limit(CHANGES_READ)
    .execute()
  const published = rows
    .map((row) => ({ ...row, ...readLogged(log, row) }))
    .filter(({ before, after }) => isPublication(before, after))
  const ofLog = { name: '', publishAt: null }
  const versions = published.map(
    ({ id, at, name }): Version => ({ ...ofLog, versionId: id, source: 'after', at, by: name ?? '' }),
  )
  const first = published.at(-1)
  return first?.before && isShown(first.before)
    ? [...versions, { ...ofLog, versionId: first.id, source: 'before', at: null, by: '' }]
    : versions
}

/** Whether a change showed something new. */
const isPublication = (before: LoggedPage | null, after: LoggedPage | null): boolean =>
  after !== null && isShown(after) && !(before && isShown(before) && isSame(before.content, after.content))

/** What a version of a page shows; null where there is none, or where visitors did not see it. */
export async function readVersion(
  scope: Scope,
  page: Pick<Page, 'id' | 'purpose'>,
  { versionId, source }: Pick<PageVersion, 'versionId' | 'source'>,
): Promise<PageContent | null> {
  if (source !== 'saved') return readLoggedVersion(scope, page, versionId, source)
  const version = await readSavedVersion(scope, versionId)
  return version?.pageId === page.id ? version.content : null
}

async function readLoggedVersion(
  { database, websiteId }: Scope,
  { id: pageId, purpose }: Pick<Page, 'id' | 'purpose'>,
  changeId: string,
  side: 'after' | 'before',
): Promise<PageContent | null> {
  const log = logOf({ purpose })
  const row = await database
    .selectFrom('changes')
    .select(['noun_id', 'before', 'after'])
    .where('website_id', '=', websiteId)
    .where('noun', '=', log.noun)
    .where('noun_id', '=', pageId)
    .where('id', '=', changeId)
    .executeTakeFirst()
  const page = row ? readLogged(log, row)[side] : null
  return page && isShown(page) ? page.content : null
}
