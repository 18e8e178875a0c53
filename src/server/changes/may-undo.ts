import type { Scope } from '#server/scope.ts'
import { may } from '#shared/roles/rules.ts'
import { readLogged } from './define-log.ts'
import type { Undoer, Undoers } from './undoer.ts'

/** Whether a role can undo changes of a noun; false for nouns that cannot be undone. */
export function mayUndo(undoers: Undoers, role: number, noun: string): boolean {
  return undoers[noun]?.permissions.some((permission) => may(role, permission)) ?? false
}

/** The nouns whose changes a role can undo. */
export function undoableBy(undoers: Undoers, role: number): string[] {
  const nouns = Object.keys(undoers).filter((noun) => mayUndo(undoers, role, noun))
  // An action with both products and categories has no noun.
  return nouns.includes('product') ? [...nouns, ''] : nouns
}

/** Whether a role sees changes at all: those that it can undo, or everything with the site. */
export const seesChanges = (undoers: Undoers, role: number): boolean =>
  may(role, 'site.manage') || undoableBy(undoers, role).length > 0

/** Those of some actions that hold changes for which the role lacks the permission that these need besides. */
export async function beyondRole(
  scope: Scope,
  undoers: Undoers,
  role: number,
  batchIds: readonly string[],
): Promise<Set<string>> {
  const beyond = new Set<string>()
  const guarded = Object.values(undoers).filter(({ besides }) => besides && !may(role, besides.permission))
  if (batchIds.length === 0) return beyond
  for (const undoer of guarded)
    for (const batchId of batchIds)
      if (!beyond.has(batchId) && (await isGuarded(scope, undoer, batchId))) beyond.add(batchId)
  return beyond
}

async function isGuarded(scope: Scope, { log, besides }: Undoer, batchId: string): Promise<boolean> {
  const rows = await scope.database
    .selectFrom('changes')
    .select(['noun_id', 'before', 'after'])
    .where('website_id', '=', scope.websiteId)
    .where('batch_id', '=', batchId)
    .where('noun', '=', log.noun)
    .execute()
  if (rows.length === 0) return false
  return besides!.isNeeded(
    scope,
    rows.map((row) => readLogged(log, row)),
  )
}
