import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { FailuresOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import type { Page } from '#shared/pages/schema.ts'
import type { renameVersionCall, saveVersionCall } from '#shared/pages/versions-api.ts'
import { readDraft } from '../draft/draft-store.ts'
import { readEditedPage } from '../page-store.ts'
import { type LoggedVersion, versionLog } from './change-log.ts'
import * as store from './saved-version-store.ts'

/** Saves a version of the draft of a page, as the server has it. */
export async function saveVersion(
  scope: ChangeScope,
  pageId: string,
  name: string,
  batchId: string,
): Promise<Result<store.SavedVersion, FailuresOf<typeof saveVersionCall>>> {
  const page = await readEditedPage(scope, pageId)
  if (!page) return fail('page-not-found')
  const { content } = (await readDraft(scope, pageId)) ?? page
  return addVersion(scope, page, { name, content, publishAt: null }, batchId)
}

/** Adds a version of a page, where there is room for one. */
export async function addVersion(
  scope: ChangeScope,
  page: Pick<Page, 'id' | 'title'>,
  facts: Pick<store.SavedVersion, 'name' | 'content' | 'publishAt'>,
  batchId: string,
): Promise<Result<store.SavedVersion, 'page-versions-full'>> {
  if ((await store.countSavedVersions(scope, page.id)) >= limits.savedVersionsPerPage) return fail('page-versions-full')
  const version = { ...facts, id: newId(), pageId: page.id, userId: scope.userId, savedAt: Date.now() }
  await restoreVersion(scope, page, version, batchId)
  return succeed(version)
}

/** Adds a version that was there before, or a new one. */
export async function restoreVersion(
  scope: ChangeScope,
  page: Pick<Page, 'title'>,
  version: store.SavedVersion,
  batchId: string,
): Promise<void> {
  await store.insertSavedVersion(scope, version)
  await recordChange(scope, batchId, versionLog, { nounId: version.id, before: null, after: asLogged(version, page) })
}

interface VersionKey {
  readonly pageId: string
  readonly versionId: string
}

/** Renames a saved version. @returns whether it is another name */
export async function renameVersion(
  scope: ChangeScope,
  { name, ...key }: VersionKey & { readonly name: string },
  batchId: string,
): Promise<Result<boolean, FailuresOf<typeof renameVersionCall>>> {
  const found = await readVersionOf(scope, key)
  if (!found) return fail('page-version-not-found')
  if (found.version.name === name) return succeed(false)
  await changeVersion(scope, found.page, found.version, { name }, batchId)
  return succeed(true)
}

/** Deletes a saved version; one that is scheduled is canceled instead. */
export async function deleteVersion(
  scope: ChangeScope,
  key: VersionKey,
  batchId: string,
): Promise<Result<void, 'page-version-not-found'>> {
  // An experiment may show it.
  await scope.raiseVersion()
  const found = await readVersionOf(scope, key)
  if (!found || found.version.publishAt !== null) return fail('page-version-not-found')
  await dropVersion(scope, found.page, found.version, batchId)
  return succeed(undefined)
}

async function readVersionOf(scope: ChangeScope, { pageId, versionId }: VersionKey) {
  const page = await readEditedPage(scope, pageId)
  const version = page && (await store.readSavedVersion(scope, versionId))
  return version?.pageId === pageId ? { page: page!, version } : null
}

/** Changes the name of a version, or when it is published. */
export async function changeVersion(
  scope: ChangeScope,
  page: Pick<Page, 'title'>,
  before: store.SavedVersion,
  changes: Partial<Pick<store.SavedVersion, 'name' | 'publishAt'>>,
  batchId: string,
): Promise<void> {
  const after = { ...before, ...changes }
  await store.updateSavedVersion(scope, after)
  const change = { nounId: before.id, before: asLogged(before, page), after: asLogged(after, page) }
  await recordChange(scope, batchId, versionLog, change)
}

/** Deletes a version. */
export async function dropVersion(
  scope: ChangeScope,
  page: Pick<Page, 'title'>,
  version: store.SavedVersion,
  batchId: string,
): Promise<void> {
  await store.deleteSavedVersion(scope, version.id)
  await recordChange(scope, batchId, versionLog, { nounId: version.id, before: asLogged(version, page), after: null })
}

const asLogged = ({ id: _, ...version }: store.SavedVersion, { title }: Pick<Page, 'title'>): LoggedVersion => ({
  ...version,
  pageTitle: title,
})
