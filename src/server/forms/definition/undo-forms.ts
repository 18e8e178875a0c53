import { isDeepStrictEqual } from 'node:util'
import type { Undoer, UndoRefusal } from '#server/changes/undoer.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Form } from '#shared/forms/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { formLog } from '../change-log.ts'
import { contentIn, deleteForm, hasRoom, nextRevision, recordForm } from './change-form.ts'
import { lastRevision, lockForm, writeForm } from './form-store.ts'
import type { FindFormUses } from './form-uses.ts'

/**
 * Restores forms. A deleted one returns with its submissions, as long as they exist. Restoring makes a new revision:
 * earlier submissions keep theirs.
 */
export const undoForms = (formUses: FindFormUses): Undoer<Form> => ({
  log: formLog,
  permissions: ['forms.write'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before, after } of changes) {
      const current = await lockForm(scope, nounId)
      if (!matchesSnapshot(current, after)) return fail('change-superseded')
      const undone = await revert(scope, formUses, nounId, current, before, batchId)
      if (!undone.ok) return undone
    }
    return succeed(undefined)
  },
})

function matchesSnapshot(current: Form | null, after: Form | null): boolean {
  if (!current || !after) return current === after
  return isDeepStrictEqual(contentIn(current), contentIn(after))
}

async function revert(
  scope: ChangeScope,
  formUses: FindFormUses,
  formId: string,
  current: Form | null,
  before: Form | null,
  batchId: string,
): Promise<Result<unknown, UndoRefusal>> {
  if (before === null) return deleteForm(scope, formUses, formId, batchId)
  await scope.raiseVersion()
  if (!current && !(await hasRoom(scope))) return fail('form-limit')
  const revision = await lastRevision(scope, formId)
  const restored = await writeForm(scope, nextRevision({ ...before, revision }, contentIn(before)))
  await recordForm(scope, batchId, current, restored)
  return succeed(undefined)
}
