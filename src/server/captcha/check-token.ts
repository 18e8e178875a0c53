import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { CaptchaAction } from '#shared/captcha/schema.ts'
import { assessToken } from './assess-token.ts'
import { noteProblem, readCaptchaKeys } from './captcha-store.ts'

/** A token that was sent with a form. */
export interface SentToken {
  readonly token: string
  /** The action that it must be made for. */
  readonly action: CaptchaAction
  /** The host name of the request: the token must be made there. */
  readonly host: string
}

/**
 * - `passed`: a person, according to Google
 * - `machine`: a valid token with a score below the owner's minimum
 * - `failed`: not a token of this site, action and time
 * - `away`: no answer; the site's own spam check decides then
 */
export type TokenVerdict = 'passed' | 'machine' | 'failed' | 'away'

/** Checks a token. When Google cannot be reached, this is logged, and stored for the owner. */
export async function checkToken(
  services: Pick<Services, 'app' | 'database' | 'env'>,
  website: { readonly id: string },
  { token, action, host }: SentToken,
  now = Date.now(),
): Promise<TokenVerdict> {
  const scope = reading(services, website)
  const keys = await readCaptchaKeys(scope)
  // The owner removed the keys while someone was typing.
  if (!keys) return 'away'
  const assessment = await assessToken({
    apiUrl: services.env.RECAPTCHA_API_URL,
    projectId: keys.project_id,
    apiKey: keys.api_key,
    siteKey: keys.site_key,
    token,
    action,
  })
  const problem = assessment.kind === 'assessed' ? '' : assessment.words
  if (problem !== keys.problem) await noteProblem(scope, problem, now)
  if (assessment.kind !== 'assessed') {
    services.app.log.warn({ websiteId: website.id, reason: problem }, 'a captcha could not be assessed')
    return 'away'
  }
  if (!assessment.isValid || assessment.action !== action || assessment.hostname !== host) return 'failed'
  // A solved checkbox is enough: its score only says how much Google required.
  const isPerson = keys.kind === 'checkbox' || assessment.score * 100 >= keys.minimum_score
  return isPerson ? 'passed' : 'machine'
}
