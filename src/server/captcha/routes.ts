import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/captcha/owner-api.ts'
import { captchaActions } from '#shared/captcha/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { assessToken } from './assess-token.ts'
import { type CaptchaKeys, readCaptchaKeys } from './captcha-store.ts'
import { removeKeys, saveKeys } from './change-keys.ts'

/** The owner's keys of reCAPTCHA Enterprise. */
export function captchaRoutes(services: Services): void {
  const { serve, env } = services

  serve(api.getCaptchaCall, async ({ website }) => {
    const keys = await readCaptchaKeys(reading(services, website))
    if (!keys) return succeed({ captcha: null })
    return succeed({
      captcha: {
        siteKey: keys.site_key,
        kind: keys.kind,
        projectId: keys.project_id,
        minimumScore: keys.minimum_score,
        problem: keys.problem ? { words: keys.problem, since: keys.problem_since ?? 0 } : null,
      },
    })
  })

  serve(api.saveCaptchaCall, async (call) => {
    const { website, body } = call
    const apiKey = body.apiKey || (await readCaptchaKeys(reading(services, website)))?.api_key
    if (!apiKey) return fail('captcha-api-key-missing')
    // An invalid token on purpose: with valid keys Google says so, otherwise it names what is wrong with them.
    const question = { ...body, apiUrl: env.RECAPTCHA_API_URL, apiKey, token: 'none', action: captchaActions.formBlock }
    const answer = await assessToken(question)
    if (answer.kind === 'refused') return fail('captcha-refused', { reason: answer.words })
    const keys: CaptchaKeys = {
      site_key: body.siteKey,
      kind: body.kind,
      project_id: body.projectId,
      api_key: apiKey,
      minimum_score: body.minimumScore,
      problem: answer.kind === 'away' ? answer.words : '',
      problem_since: answer.kind === 'away' ? Date.now() : null,
    }
    return ownerChange(
      services,
      call,
      async (scope, batchId) => succeed(await saveKeys(scope, keys, batchId)),
      () => ({ isChecked: answer.kind === 'assessed' }),
    )
  })

  serve(api.removeCaptchaCall, (call) =>
    ownerChange(
      services,
      call,
      async (scope, batchId) => succeed(await removeKeys(scope, batchId)),
      () => ({}),
    ),
  )
}
