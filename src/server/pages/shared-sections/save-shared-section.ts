import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { firstSettings, type Page, SHARED_SECTION } from '#shared/pages/schema.ts'
import type { createSharedSectionCall } from '#shared/pages/shared-sections/api.ts'
import { insertPage, readEditedPage, updatePage } from '../page-store.ts'
import { sharedSectionLog } from './change-log.ts'
import { countSharedSections } from './shared-section-store.ts'

/** A shared section as it is stored; null when there is none. */
export async function readSharedSection(scope: Scope, sharedId: string): Promise<Page | null> {
  const page = await readEditedPage(scope, sharedId)
  return page?.purpose === SHARED_SECTION ? page : null
}

/** Creates a shared section. It is published at once: visitors see it when a page with a place for it is. */
export async function createSharedSection(
  scope: ChangeScope,
  { name, content }: BodyOf<typeof createSharedSectionCall>,
  batchId: string,
): Promise<Result<Page, 'shared-sections-full'>> {
  await scope.raiseVersion()
  if ((await countSharedSections(scope)) >= limits.sharedSections) return fail('shared-sections-full')
  const id = newId()
  const now = Date.now()
  const section = await insertPage(scope, {
    // No one opens its URL, which has to be unique.
    ...{ id, urlId: id, title: name, content },
    ...firstSettings,
    ...{ purpose: SHARED_SECTION, status: 'published', createdAt: now, updatedAt: now },
  })
  await recordChange(scope, batchId, sharedSectionLog, { nounId: id, before: null, after: section })
  return succeed(section)
}

/** Renames a shared section. @returns whether it had another name */
export async function renameSharedSection(
  scope: ChangeScope,
  sharedId: string,
  name: string,
  batchId: string,
): Promise<Result<boolean, 'shared-section-not-found'>> {
  await scope.raiseVersion()
  const before = await readSharedSection(scope, sharedId)
  if (!before) return fail('shared-section-not-found')
  if (before.title === name) return succeed(false)
  const updatedAt = Math.max(Date.now(), before.updatedAt + 1)
  const after = await updatePage(scope, before, { ...before, title: name, updatedAt })
  await recordChange(scope, batchId, sharedSectionLog, { nounId: sharedId, before, after })
  return succeed(true)
}
