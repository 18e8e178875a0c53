import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { apiKeySchema, captchaKinds, projectIdSchema, siteKeySchema } from './schema.ts'

/** The owner's calls on the site's reCAPTCHA Enterprise keys. The API key is sent to the server and never returned. */

const settings = {
  siteKey: siteKeySchema,
  kind: z.enum(captchaKinds),
  /** The project's id in Google Cloud. */
  projectId: projectIdSchema,
  /** The lowest score that counts as a person, in hundredths. Only score keys use it. */
  minimumScore: z.int().min(10).max(90),
}

export const getCaptchaCall = contract({
  method: 'GET',
  path: '/api/owner/captcha',
  summary: 'Get the site’s reCAPTCHA keys without the API key, and the latest problem; null without keys',
  access: 'forms.read',
  reply: z.object({
    captcha: z
      .object({
        ...settings,
        /** Why the last request to Google failed, and since when; null while requests succeed. */
        problem: z.object({ words: z.string(), since: z.int() }).nullable(),
      })
      .nullable(),
  }),
})

export const saveCaptchaCall = contract({
  method: 'PUT',
  path: '/api/owner/captcha',
  summary: 'Save the reCAPTCHA keys of the site after Google has verified them',
  access: 'site.manage',
  perMinute: 20,
  body: z.strictObject({
    ...settings,
    /** '' leaves the stored key unchanged. */
    apiKey: apiKeySchema.default(''),
  }),
  reply: z.object({
    /** False when Google could not be reached; the keys are stored anyway. */
    isChecked: z.boolean(),
  }),
  failures: ['captcha-api-key-missing', 'captcha-refused'],
})

export const removeCaptchaCall = contract({
  method: 'DELETE',
  path: '/api/owner/captcha',
  summary: 'Remove the reCAPTCHA keys; forms then use the built-in protection',
  access: 'site.manage',
  reply: z.object({}),
})
