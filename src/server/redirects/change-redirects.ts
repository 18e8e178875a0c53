import { recordChange } from '#server/changes/record-change.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { isServed, pathOfTarget, readFrom, readTo, withoutOwnHost } from '#shared/redirects/paths.ts'
import { REDIRECT_LIMIT } from '#shared/redirects/rules.ts'
import { NO_TARGET, type Redirect } from '#shared/redirects/schema.ts'
import { loggedRedirect, redirectLog } from './change-log.ts'
import { findPages } from './find-pages.ts'
import {
  countAdded,
  findRedirect,
  readRedirect,
  redirectsFrom,
  redirectsTo,
  removeRedirects,
  writeRedirects,
} from './redirect-store.ts'

type AddRefusal =
  | 'invalid-fields'
  | 'redirect-exists'
  | 'redirect-limit'
  | 'redirect-loop'
  | 'redirect-page-exists'
  | 'redirect-served'

/**
 * Adds a redirect by hand. If its target is redirected itself, it leads to the end at once; so do redirects to its own
 * path.
 * @param wanted.hosts the website's host names, so that a whole URL of its own counts as a path
 */
export async function addRedirect(
  scope: ChangeScope,
  wanted: { readonly from: string; readonly to: string; readonly hosts: readonly string[] },
  batchId: string,
): Promise<Result<Redirect, AddRefusal>> {
  const from = readFrom(wanted.from)
  const target = readTo(withoutOwnHost(wanted.to, wanted.hosts))
  // Its schema has checked both; without the host of the site, the target may be nothing.
  if (from === null || target === null) return fail('invalid-fields', { errors: { to: NO_TARGET } })
  if (isServed(from)) return fail('redirect-served', { path: from })
  await scope.raiseVersion()
  if ((await redirectsFrom(scope, [from])).length > 0) return fail('redirect-exists', { path: from })
  if ((await findPages(scope, [from])).size > 0) return fail('redirect-page-exists', { path: from })
  if ((await countAdded(scope)) >= REDIRECT_LIMIT) return fail('redirect-limit')
  const path = pathOfTarget(target)
  const to =
    path === '' || (await findPages(scope, [path])).size > 0 ? target : ((await findRedirect(scope, path)) ?? target)
  if (pathOfTarget(to) === from) return fail('redirect-loop')
  const redirect: Redirect = { id: newId(), from, to, coversBelow: false, origin: 'manual', createdAt: Date.now() }
  const shortened = (await redirectsTo(scope, [from], [])).map((before) => ({ before, after: { ...before, to } }))
  await writeRedirects(scope, [redirect, ...shortened.map(({ after }) => after)])
  await recordChange(scope, batchId, redirectLog, loggedRedirect(null, redirect))
  for (const { before, after } of shortened)
    await recordChange(scope, batchId, redirectLog, loggedRedirect(before, after))
  return succeed(redirect)
}

/** Deletes a redirect. */
export async function deleteRedirect(
  scope: ChangeScope,
  redirectId: string,
  batchId: string,
): Promise<Result<void, 'redirect-not-found'>> {
  await scope.raiseVersion()
  const before = await readRedirect(scope, redirectId)
  if (!before) return fail('redirect-not-found')
  await removeRedirects(scope, [redirectId])
  await recordChange(scope, batchId, redirectLog, loggedRedirect(before, null))
  return succeed(undefined)
}
