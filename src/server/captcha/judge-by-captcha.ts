import { type AsksCaptcha, captchaFor } from '#shared/captcha/form-captcha.ts'
import type { Submission } from '#shared/forms/api.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { readCaptchaSettings } from '../../captcha/captcha-store.ts'
import { checkToken } from '../../captcha/check-token.ts'
import type { Verdict } from '../../guard/judge.ts'
import type { Scope } from '../../scope.ts'
import type { Services } from '../../services.ts'
import type { Website } from '../../websites/website.ts'
import type { Sender } from '../submissions/sender.ts'

type Kept = Exclude<Verdict, { decision: 'refuse' }>

/**
 * The captcha check of a form; null when it needs none. Plain posts cannot contain a token: rate limits apply to them.
 */
export async function captchaAsked(
  scope: Scope,
  form: AsksCaptcha,
  { captchaKey, isInPopup }: Submission,
  { isPlainPost, host }: Sender,
) {
  if (isPlainPost || !form.captchaEnabled) return null
  const captcha = captchaFor({ in: isInPopup ? 'popup' : 'page', form }, await readCaptchaSettings(scope))
  return captcha && { token: captchaKey ?? '', action: captcha.action, host }
}

/**
 * Also checks a submission that the guard accepted by its captcha: assessments cost the owner money, so known spam is
 * not sent to Google. If Google is unavailable, the guard decides.
 */
export async function judgeByCaptcha(
  services: Services,
  website: Website,
  asked: Awaited<ReturnType<typeof captchaAsked>>,
  verdict: Kept,
): Promise<Result<Kept, 'captcha-failed'>> {
  if (!asked || verdict.decision === 'spam') return succeed(verdict)
  const checked = await checkToken(services, website, asked)
  if (checked === 'failed') return fail('captcha-failed')
  return succeed(checked === 'machine' ? { decision: 'spam', reason: 'captcha-score' } : verdict)
}
