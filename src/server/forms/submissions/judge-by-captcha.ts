import { readCaptchaSettings } from '#server/captcha/captcha-store.ts'
import { checkToken } from '#server/captcha/check-token.ts'
import type { Verdict } from '#server/guard/judge.ts'
import type { Scope } from '#server/scope.ts'
import type { Services } from '#server/services.ts'
import type { Website } from '#server/websites/website.ts'
import { type AsksCaptcha, captchaOfForm } from '#shared/captcha/form-captcha.ts'
import type { Submission } from '#shared/forms/api.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { Sender } from './sender.ts'

type Kept = Exclude<Verdict, { decision: 'refuse' }>

/** What a form's captcha is asked with; null where it asks for none. Plain posts can carry no token: counts judge them. */
export async function captchaAsked(
  scope: Scope,
  form: AsksCaptcha,
  { captchaKey }: Submission,
  { isPlainPost, host }: Sender,
) {
  const captcha = isPlainPost || !form.captchaEnabled ? null : captchaOfForm(form, await readCaptchaSettings(scope))
  return captcha && { token: captchaKey ?? '', action: captcha.action, host }
}

/**
 * What the guard let in, judged by its captcha too: each assessment costs the owner money, so that nothing is asked of what
 * is spam already. Where Google is away, the guard has the last word.
 */
export async function judgeByCaptcha(
  services: Services,
  website: Website,
  asked: Awaited<ReturnType<typeof captchaAsked>>,
  verdict: Kept,
): Promise<Result<Kept, 'captcha-failed'>> {
  if (!asked || verdict.decision === 'spam') return succeed(verdict)
  const said = await checkToken(services, website, asked)
  if (said === 'failed') return fail('captcha-failed')
  return succeed(said === 'machine' ? { decision: 'spam', reason: 'captcha-score' } : verdict)
}
