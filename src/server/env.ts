import { z } from 'zod'
import { downloadLimits } from '#shared/downloads/limits.ts'
import { formLimits } from '#shared/forms/limits.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')
const optionalUrl = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` }).optional()

const schema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    DATA_DIR: z.string().min(1).default('data'),
    DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://user:password@host:5432/vitrine'),
    REDIS_URL: optionalUrl(/^rediss?$/, 'redis://host:6379'),
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ENDPOINT: optionalUrl(/^https?$/, 'https://s3.example.com'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    SMTP_URL: optionalUrl(/^smtps?$/, 'smtp://user:password@mail.example.com:587'),
    MAIL_FROM: z.string().min(3).optional(),
    STUDIO_URL: optionalUrl(/^https?$/, 'https://studio.example.com'),
    PUBLIC_URL: optionalUrl(/^https?$/, 'https://shop.example.com'),
    TRUST_PROXY: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    PAGE_CACHE_MEGABYTES: z.coerce.number().int().min(0).max(65_536).default(64),
    /** Every rate limit is multiplied by it: for load tests, and where many people share one address. */
    RATE_LIMIT_MULTIPLIER: z.coerce.number().int().min(1).max(1_000_000).default(1),
    LIMIT_PRODUCTS_PER_COLLECTION: z.coerce.number().int().min(1).optional(),
    /** How large a file may be that a digital product consists of. */
    LIMIT_DOWNLOAD_MEGABYTES: z.coerce.number().int().min(1).max(4096).default(downloadLimits.megabytes),
    /** How much room the files have that visitors of a site send with their answers to forms. */
    LIMIT_FORM_FILES_MEGABYTES: z.coerce.number().int().min(1).max(1_048_576).default(formLimits.siteMegabytes),
    /** Where reCAPTCHA tokens are assessed, for installations that reach Google through a relay of their own. */
    RECAPTCHA_API_URL: optionalUrl(/^https?$/, 'https://relay.example.com'),
    DEMO_OWNER_PASSWORD: z.string().min(10).optional(),
    VITRINE_RELOAD: flag.default(false),
  })
  .superRefine((env, context) => {
    if (env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
      context.addIssue({
        code: 'custom',
        path: ['S3_BUCKET'],
        message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
      })
    }
  })

/** The configuration of one process; everything comes from the environment. */
export type Env = z.output<typeof schema>

/** Says, in one line for each, what is wrong with the environment. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads and checks the configuration. Empty variables count as absent.
 * @throws EnvironmentError with one line per mistake.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = schema.safeParse(present)
  if (parsed.success) return parsed.data
  throw new EnvironmentError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
}
