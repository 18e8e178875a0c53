import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { CaptchaAction } from '#shared/captcha/schema.ts'
import { assessToken } from './assess-token.ts'
import { noteProblem, readCaptchaKeys } from './captcha-store.ts'

/** A token as it came with something that was sent. */
export interface SentToken {
  readonly token: string
  /** What it must have been asked for. */
  readonly action: CaptchaAction
  /** The host's name that the request was for: the token must have been given there. */
  readonly host: string
}

/**
 * - `passed`: a person, as far as Google sees
 * - `machine`: a good token with a score below the owner's
 * - `failed`: no token of this site, place and moment
 * - `away`: no one could say; the site's own guard has the last word then
 */
export type TokenVerdict = 'passed' | 'machine' | 'failed' | 'away'

/** What a token is worth. Where Google cannot be asked this is logged, and kept for the owner to see. */
export async function checkToken(
  services: Pick<Services, 'app' | 'database' | 'env'>,
  website: { readonly id: string },
  { token, action, host }: SentToken,
  now = Date.now(),
): Promise<TokenVerdict> {
  const scope = reading(services, website)
  const keys = await readCaptchaKeys(scope)
  // Taken away by the owner while someone was writing.
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
  // Anyone who solved what the checkbox asked has passed; its score says how much was asked.
  const isPerson = keys.kind === 'checkbox' || assessment.score * 100 >= keys.minimum_score
  return isPerson ? 'passed' : 'machine'
}
