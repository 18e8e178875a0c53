import { writeCaptchaKeys } from '#server/captcha/captcha-store.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { knownKeys } from './fake-google.ts'

/** Gives a website keys, as if its owner had saved them. */
export async function giveKeys(
  app: TestApp,
  website: Website,
  changes: { readonly kind?: 'score' | 'checkbox'; readonly apiKey?: string } = {},
): Promise<Website> {
  await app.changing(website, (scope) =>
    writeCaptchaKeys(scope, {
      site_key: knownKeys.siteKey,
      kind: changes.kind ?? 'score',
      project_id: knownKeys.projectId,
      api_key: changes.apiKey ?? knownKeys.apiKey,
      minimum_score: 50,
      problem: '',
      problem_since: null,
    }),
  )
  return (await app.services.websites.byId(website.id))!
}
