import { z } from 'zod'
import { readJson } from './read-json.ts'

/** Why PayPal refused a request, when no money can have moved. */
export interface PayPalRefusal {
  /** PayPal's code, such as `INSTRUMENT_DECLINED`. */
  readonly issue: string
  /** PayPal's words, without secrets. */
  readonly words: string
  /** Whether something is wrong with the shop's account or keys, so that no buyer can pay. */
  readonly isShops: boolean
}

const LONGEST_WORDS = 300

/** What a refusal contains: of the API, or of its sign-in. */
const bodySchema = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string().optional() })).optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
})

/** The statuses with which PayPal refuses for good: a request that is not allowed, not valid, or that it will not do. */
const refusing = new Set<unknown>([400, 401, 403, 404, 422])
const shops = new Set<unknown>([400, 401, 403])

/** What PayPal refuses because of the shop's account. */
const issuesOfShop: ReadonlySet<string> = new Set([
  'CURRENCY_NOT_SUPPORTED_FOR_COUNTRY',
  'CURRENCY_NOT_SUPPORTED',
  'NOT_ENABLED_FOR_CARD_PROCESSING',
  'NOT_ENABLED_TO_VAULT_PAYMENT_SOURCE',
  'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_ACCOUNT_RESTRICTED',
  'PAYEE_BLOCKED_TRANSACTION',
  'PAYEE_NOT_CONSENTED',
  'PERMISSION_DENIED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
])

/** Whether PayPal does not have what it was asked for. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 404

/** The refusal in an error of PayPal's library; null when the result is unknown, as without an answer. */
export function refusalOf(error: unknown): PayPalRefusal | null {
  if (!(error instanceof Error) || !('statusCode' in error) || !refusing.has(error.statusCode)) return null
  const { name, message, details, ...signIn } = bodyOf(error)
  const detail = details?.[0]
  const issue = detail?.issue ?? name ?? signIn.error ?? ''
  const words = detail?.description ?? message ?? signIn.error_description ?? issue
  return {
    issue,
    words: words.slice(0, LONGEST_WORDS),
    isShops: shops.has(error.statusCode) || issuesOfShop.has(issue),
  }
}

/** A relay may refuse with a page. */
function bodyOf(error: Error): z.infer<typeof bodySchema> {
  return ('body' in error && typeof error.body === 'string' && readJson(bodySchema, error.body)) || {}
}
