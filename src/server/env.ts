import { isIP } from 'node:net'
import { z } from 'zod'
import { downloadLimits } from '#shared/downloads/limits.ts'
import { formLimits } from '#shared/forms/limits.ts'

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number)
const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0, 1, true or false' })
  .transform((value) => value === '1' || value === 'true')
const optionalUrl = (protocols: RegExp, example: string, hostname?: RegExp) =>
  z.url({ protocol: protocols, hostname, error: `must be a URL such as ${example}` }).optional()
const HOST_NAMED = /./
/** An origin: scheme, host and port. */
const optionalOrigin = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be a URL such as ${example}` })
    .refine((value) => !URL.canParse(value) || `${new URL(value).origin}/` === new URL(value).href, {
      error: `must be a URL without a path, such as ${example}`,
    })
    .transform((value) => new URL(value).origin)
    .optional()
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const SENDER = /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/

/** Whether it is a number of proxies, or their addresses and networks separated by commas. */
function namesProxies(value: string): boolean {
  if (/^\d+$/.test(value)) return true
  return value.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/')
    const longest = { 4: 32, 6: 128 }[isIP(address)]
    if (longest === undefined) return /^(loopback|linklocal|uniquelocal)$/.test(part.trim())
    return more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  })
}

const schema = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().min(1).default('0.0.0.0'),
    DATA_DIR: z.string().min(1).default('data'),
    DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://user:password@host:5432/vitrine'),
    /** PostgreSQL for what visitors do; without it, the same one, or a file of its own beside SQLite. */
    ANALYTICS_DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://user:password@host:5432/analytics'),
    REDIS_URL: optionalUrl(/^rediss?$/, 'redis://host:6379', HOST_NAMED),
    S3_BUCKET: z.string().min(1).optional(),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ENDPOINT: optionalUrl(/^https?$/, 'https://s3.example.com'),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    SMTP_URL: optionalUrl(/^smtps?$/, 'smtp://user:password@mail.example.com:587', HOST_NAMED),
    MAIL_FROM: z.string().regex(SENDER, 'must be a sender such as Shop <shop@example.com>').optional(),
    /** Whether owners may set up mail servers in private networks, such as the one of this server. */
    PRIVATE_MAIL_SERVERS: flag.default(false),
    STUDIO_URL: optionalOrigin('https://studio.example.com'),
    PUBLIC_URL: optionalOrigin('https://shop.example.com'),
    TRUST_PROXY: z
      .string()
      .refine(namesProxies, 'must be a number of proxies or their addresses, such as 1 or 10.0.0.0/8')
      .optional(),
    LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
    /** Readable lines, or one JSON text for each. */
    LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be text or json' }).default('json'),
    /** AVIF is smaller and closer to the photo than WebP, but takes seconds of CPU time for each picture. */
    AVIF_PICTURES: flag.default(true),
    /** The bearer token with which Prometheus reads `/metrics`; without it `/metrics` is off. */
    METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
    PAGE_CACHE_MEGABYTES: wholeNumber(0, 65_536).default(64),
    /** Multiplies every rate limit: for load tests, and where many people share one address. */
    RATE_LIMIT_MULTIPLIER: wholeNumber(1, 1_000_000).default(1),
    LIMIT_PRODUCTS_PER_COLLECTION: wholeNumber(1, 999_999_999).optional(),
    /** The largest file of a digital product. */
    LIMIT_DOWNLOAD_MEGABYTES: wholeNumber(1, 4096).default(downloadLimits.megabytes),
    /** The space for all files that visitors of a site send with forms. */
    LIMIT_FORM_FILES_MEGABYTES: wholeNumber(1, 1_048_576).default(formLimits.siteMegabytes),
    /** The API for reCAPTCHA tokens, for installations that reach Google through a relay. */
    RECAPTCHA_API_URL: optionalUrl(/^https?$/, 'https://relay.example.com'),
    /** Encrypts secrets of owners, such as keys of payment providers. The same on all servers; without it SQLite makes one. */
    SECRETS_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
    /** Stripe's API, for installations that reach it through a relay. */
    STRIPE_API_URL: optionalUrl(/^https?$/, 'https://relay.example.com'),
    /** PayPal's API, for installations that reach it through a relay; the path begins with PayPal's own host. */
    PAYPAL_API_URL: optionalUrl(/^https?$/, 'https://relay.example.com'),
    /** VIES, where VAT numbers are checked, for installations that reach it through a relay. */
    VIES_API_URL: optionalUrl(/^https?$/, 'https://relay.example.com'),
    /** Takes the place of the ad companies that purchases are sent to, for installations that reach them through a relay. */
    PIXELS_API_URL: optionalUrl(/^https?$/, 'https://relay.example.com'),
    DEMO_OWNER_PASSWORD: z.string().min(10, 'must have 10 characters or more').optional(),
    VITRINE_RELOAD: flag.default(false),
  })
  .superRefine((env, context) => {
    if (env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
      context.addIssue({
        code: 'custom',
        path: ['S3_BUCKET'],
        message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to be set too',
      })
    }
    for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (env[name] === undefined || env.S3_BUCKET) continue
      context.addIssue({ code: 'custom', path: [name], message: 'needs S3_BUCKET to be set too' })
    }
  })

/** The configuration of one process; everything comes from the environment. */
export type Env = z.output<typeof schema>

/** Errors in the environment, one line for each. */
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
