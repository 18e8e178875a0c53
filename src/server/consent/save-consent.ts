import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { Undoer } from '#server/changes/undoer.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { siteConsent } from '#server/websites/documents.ts'
import { consentOf, nextConsent } from '#shared/consent/rules.ts'
import type { Consent, StoredConsent } from '#shared/consent/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { consentLog } from './change-log.ts'

/** Replaces the cookie banner of the site. @returns what is stored now, and whether anything was different */
export async function saveConsent(
  scope: ChangeScope,
  { consent, revision }: { readonly consent: Consent; readonly revision: number },
  batchId: string,
): Promise<Result<{ readonly stored: StoredConsent | null; readonly isChanged: boolean }, 'edit-conflict'>> {
  const stored = await lockConsent(scope)
  if ((stored?.revision ?? 0) !== revision) return fail('edit-conflict')
  if (isDeepStrictEqual(consentOf(stored), consent)) return succeed({ stored, isChanged: false })
  return succeed({ stored: await replaceConsent(scope, { stored, consent }, batchId), isChanged: true })
}

/** Restores the banner, unless it was changed again. */
export const undoConsent: Undoer<Consent> = {
  log: consentLog,
  permissions: ['site.manage'],
  async undo(scope, changes, { batchId }) {
    for (const { before, after } of changes) {
      const stored = await lockConsent(scope)
      if (!before || !isDeepStrictEqual(consentOf(stored), after)) return fail('change-superseded')
      await replaceConsent(scope, { stored, consent: before }, batchId)
    }
    return succeed(undefined)
  },
}

async function replaceConsent(
  scope: ChangeScope,
  { stored, consent }: { readonly stored: StoredConsent | null; readonly consent: Consent },
  batchId: string,
): Promise<StoredConsent> {
  const next = nextConsent(stored, consent)
  await scope.database
    .updateTable('websites')
    .set({ consent: siteConsent.write(next) })
    .where('id', '=', scope.websiteId)
    .execute()
  const before = consentOf(stored)
  await recordChange(scope, batchId, consentLog, { nounId: scope.websiteId, before, after: consent })
  return next
}

/** The banner, locked until the commit. */
async function lockConsent(scope: ChangeScope): Promise<StoredConsent | null> {
  await scope.raiseVersion()
  return readConsent(scope)
}

/** The banner as it is stored; null when it was never saved. */
export async function readConsent({ database, websiteId }: Scope): Promise<StoredConsent | null> {
  const { consent } = await database
    .selectFrom('websites')
    .select('consent')
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow()
  return consent === null ? null : siteConsent.read(consent)
}
