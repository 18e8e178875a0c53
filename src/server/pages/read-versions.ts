import { readLogged } from '#server/changes/define-log.ts'
import type { Scope } from '#server/scope.ts'
import { isSame } from '#shared/pages/draft/steps.ts'
import { isShown, type Page } from '#shared/pages/schema.ts'
import type { PageVersion } from '#shared/pages/versions-api.ts'
import type { LoggedPage } from './change-log.ts'
import { logOf } from './shared-sections/change-log.ts'

/** How many changes of a page are looked through; each has the page twice. */
const CHANGES_READ = 30

type Version = Omit<PageVersion, 'previewPath'>

/**
 * The last published versions of a page, newest first: the changes of the log that visitors saw, and what was there
 * before the first of them.
 */
export async function readVersions(
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
  const versions = published.map(({ id, at, name }): Version => ({ changeId: id, side: 'after', at, by: name ?? '' }))
  const first = published.at(-1)
  return first?.before && isShown(first.before)
    ? [...versions, { changeId: first.id, side: 'before', at: null, by: '' }]
    : versions
}

/** Whether a change showed something new. */
const isPublication = (before: LoggedPage | null, after: LoggedPage | null): boolean =>
  after !== null && isShown(after) && !(before && isShown(before) && isSame(before.content, after.content))

/** A page as it was on one side of a change; null where it was not there, or not shown. */
export async function readVersion(
  { database, websiteId }: Scope,
  { id: pageId, purpose }: Pick<Page, 'id' | 'purpose'>,
  { changeId, side }: Pick<PageVersion, 'changeId' | 'side'>,
): Promise<LoggedPage | null> {
  const log = logOf({ purpose })
  const row = await database
    .selectFrom('changes')
    .select(['noun_id', 'before', 'after'])
    .where('website_id', '=', websiteId)
    .where('noun', '=', log.noun)
    .where('noun_id', '=', pageId)
    .where('id', '=', changeId)
    .executeTakeFirst()
  const version = row ? readLogged(log, row)[side] : null
  return version && isShown(version) ? version : null
}
