import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { apiKeySchema, captchaKinds, projectIdSchema, siteKeySchema } from './schema.ts'

/** The owner's calls on the site's reCAPTCHA Enterprise keys. The API key goes to the server and never comes back. */

const settings = {
  siteKey: siteKeySchema,
  kind: z.enum(captchaKinds),
  /** Of Google Cloud. */
  projectId: projectIdSchema,
  /** The least score that is taken for a person, in hundredths; asked of score keys alone. */
  minimumScore: z.int().min(10).max(90),
}

export const getCaptcha = contract({
  method: 'GET',
  path: '/api/owner/captcha',
  summary: 'Get the site’s reCAPTCHA keys without the API key, and the latest problem; null without keys',
  access: 'forms.read',
  reply: z.object({
    captcha: z
      .object({
        ...settings,
        /** Why Google could not be asked the last time, and since when; null while all is well. */
        problem: z.object({ words: z.string(), since: z.int() }).nullable(),
      })
      .nullable(),
  }),
})

export const saveCaptcha = contract({
  method: 'PUT',
  path: '/api/owner/captcha',
  summary: 'Save the reCAPTCHA keys of the site after Google has verified them',
  access: 'site.manage',
  perMinute: 20,
  body: z.strictObject({
    ...settings,
    /** '' keeps the one that is there. */
    apiKey: apiKeySchema.default(''),
  }),
  reply: z.object({
    /** False where Google could not be asked: the keys are kept all the same. */
    isChecked: z.boolean(),
  }),
  failures: ['captcha-api-key-missing', 'captcha-refused'],
})

export const removeCaptcha = contract({
  method: 'DELETE',
  path: '/api/owner/captcha',
  summary: 'Remove the reCAPTCHA keys; forms then use the built-in protection',
  access: 'site.manage',
  reply: z.object({}),
})
