import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { siteCustomCode } from '#server/websites/documents.ts'
import { customCodeOf } from '#shared/custom-code/rules.ts'
import type { CustomCode, StoredCustomCode } from '#shared/custom-code/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { customCodeLog } from './change-log.ts'
import { readCode } from './read-code.ts'

type Refusal = Extract<ReturnType<typeof readCode>, { ok: false }>['failure']['code'] | 'edit-conflict'

/** Replaces the custom code of the site. @returns what is stored now, and whether anything was different */
export async function saveCustomCode(
  scope: ChangeScope,
  { code, revision }: { readonly code: CustomCode; readonly revision: number },
  batchId: string,
): Promise<Result<{ readonly stored: StoredCustomCode | null; readonly isChanged: boolean }, Refusal>> {
  const stored = await lockCustomCode(scope)
  if ((stored?.revision ?? 0) !== revision) return fail('edit-conflict')
  if (isDeepStrictEqual(customCodeOf(stored), code)) return succeed({ stored, isChanged: false })
  const read = readCode(code)
  if (!read.ok) return read
  return succeed({ stored: await replaceCustomCode(scope, { stored, code }, batchId), isChanged: true })
}

/** Restores the code, unless it was changed again. */
export const undoCustomCode: Undoer<CustomCode> = {
  log: customCodeLog,
  permissions: ['code.write'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      const stored = await lockCustomCode(scope)
      if (!before || !isDeepStrictEqual(customCodeOf(stored), after)) return fail('change-superseded')
      await replaceCustomCode(scope, { stored, code: before }, batchId)
    }
    return succeed(undefined)
  },
}

async function replaceCustomCode(
  scope: ChangeScope,
  { stored, code }: { readonly stored: StoredCustomCode | null; readonly code: CustomCode },
  batchId: string,
): Promise<StoredCustomCode> {
  const next = { ...code, revision: (stored?.revision ?? 0) + 1 }
  await scope.database
    .updateTable('websites')
    .set({ custom_code: siteCustomCode.write(next) })
    .where('id', '=', scope.websiteId)
    .execute()
  const before = customCodeOf(stored)
  await recordChange(scope, batchId, customCodeLog, { nounId: scope.websiteId, before, after: code })
  return next
}

/** The code, locked until the commit. */
async function lockCustomCode(scope: ChangeScope): Promise<StoredCustomCode | null> {
  await scope.raiseVersion()
  return readCustomCode(scope)
}

/** The code as it is stored; null when it was never saved. */
export async function readCustomCode({ database, websiteId }: Scope): Promise<StoredCustomCode | null> {
  const { custom_code } = await database
    .selectFrom('websites')
    .select('custom_code')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return custom_code === null ? null : siteCustomCode.read(custom_code)
}
