import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { type CaptchaKeys, deleteCaptchaKeys, readCaptchaKeys, writeCaptchaKeys } from './captcha-store.ts'
import { captchaLog } from './change-log.ts'

/** Stores the owner's keys. */
export async function saveKeys(scope: ChangeScope, keys: CaptchaKeys, batchId: string): Promise<void> {
  const before = await readCaptchaKeys(scope)
  await writeCaptchaKeys(scope, keys)
  if (before?.api_key === keys.api_key && isDeepStrictEqual(withoutSecret(before), withoutSecret(keys))) return
  await record(scope, before, keys, batchId)
}

/** Deletes the owner's keys. */
export async function removeKeys(scope: ChangeScope, batchId: string): Promise<void> {
  const before = await readCaptchaKeys(scope)
  if (!before) return
  await deleteCaptchaKeys(scope)
  await record(scope, before, null, batchId)
}

function record(scope: ChangeScope, before: CaptchaKeys | null, after: CaptchaKeys | null, batchId: string) {
  return recordChange(scope, batchId, captchaLog, {
    nounId: scope.websiteId,
    before: before && withoutSecret(before),
    after: after && withoutSecret(after),
  })
}

const withoutSecret = ({ site_key, kind, project_id, minimum_score }: CaptchaKeys) => ({
  siteKey: site_key,
  kind,
  project: project_id,
  minimumScore: minimum_score,
})
