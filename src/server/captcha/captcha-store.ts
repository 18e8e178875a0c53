import type { Selectable } from 'kysely'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { type CaptchaUse, captchaFor, type FormCaptcha } from '#shared/captcha/form-captcha.ts'
import type { CaptchaSettings } from '#shared/captcha/schema.ts'
import type { CaptchaTables } from './tables.ts'

export type CaptchaKeys = Omit<Selectable<CaptchaTables['captcha_settings']>, 'website_id'>

/** The keys of a website, including the secret one; null when its owner has none. */
export async function readCaptchaKeys({ database, websiteId }: Scope): Promise<CaptchaKeys | null> {
  const row = await database
    .selectFrom('captcha_settings')
    .selectAll()
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  if (!row) return null
  const { website_id: _, ...keys } = row
  return keys
}

/** The public settings for pages; null when the owner has none. */
export async function readCaptchaSettings({ database, websiteId }: Scope): Promise<CaptchaSettings | null> {
  const row = await database
    .selectFrom('captcha_settings')
    .select(['site_key', 'kind'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst()
  return row ? { siteKey: row.site_key, kind: row.kind } : null
}

/** The captchas of a website's pages. Its settings are read with the first of them. */
export function captchasOf(scope: Scope): (use: CaptchaUse) => Promise<FormCaptcha | null> {
  let settings: Promise<CaptchaSettings | null> | undefined
  return async (use) => {
    settings ??= readCaptchaSettings(scope)
    return captchaFor(use, await settings)
  }
}

/** Stores keys, and renders every page with a captcha again. */
export async function writeCaptchaKeys(scope: ChangeScope, keys: CaptchaKeys): Promise<void> {
  await scope.database
    .insertInto('captcha_settings')
    .values({ website_id: scope.websiteId, ...keys })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet(keys))
    .execute()
  await scope.raiseVersion()
}

/** Deletes the keys. The captcha settings of forms stay, for later keys. */
export async function deleteCaptchaKeys(scope: ChangeScope): Promise<void> {
  await scope.database.deleteFrom('captcha_settings').where('website_id', '=', scope.websiteId).execute()
  await scope.raiseVersion()
}

/** Stores why Google could not be reached, for the owner; '' when it works again. */
export async function noteProblem({ database, websiteId }: Scope, problem: string, now: number): Promise<void> {
  await database
    .updateTable('captcha_settings')
    .set({ problem, problem_since: problem ? now : null })
    .where('website_id', '=', websiteId)
    .where('problem', '!=', problem)
    .execute()
}
