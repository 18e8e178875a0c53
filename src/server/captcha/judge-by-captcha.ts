import type { Verdict } from '#server/guard/judge.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import { type CaptchaUse, captchaFor } from '#shared/captcha/form-captcha.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { readCaptchaSettings } from './captcha-store.ts'
import { checkToken, type SentToken } from './check-token.ts'

type Kept = Exclude<Verdict, { decision: 'refuse' }>

interface Sent {
  /** '' when none was sent. */
  readonly token: string
  /** Host name of the request. */
  readonly host: string
  /** Whether it was posted without JavaScript: it cannot contain a token then, and rate limits apply to it. */
  readonly isPlainPost: boolean
}

/** The captcha check of what a visitor has sent; null when it needs none. */
export async function captchaAsked(
  scope: Scope,
  use: CaptchaUse,
  { token, host, isPlainPost }: Sent,
): Promise<SentToken | null> {
  if (isPlainPost) return null
  const captcha = captchaFor(use, await readCaptchaSettings(scope))
  return captcha && { token, action: captcha.action, host }
}

/**
 * Also checks by its captcha what the guard accepted: assessments cost the owner money, so known spam is not sent to
 * Google. If Google is unavailable, the guard decides.
 */
export async function judgeByCaptcha(
  services: Services,
  website: Website,
  asked: SentToken | null,
  verdict: Kept,
): Promise<Result<Kept, 'captcha-failed'>> {
  if (!asked || verdict.decision === 'spam') return succeed(verdict)
  const checked = await checkToken(services, website, asked)
  if (checked === 'failed') return fail('captcha-failed')
  return succeed(checked === 'machine' ? { decision: 'spam', reason: 'captcha-score' } : verdict)
}
