import { z } from 'zod'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'

const key = (pattern: RegExp, message: string) => z.string().trim().max(300).regex(pattern, message)

/** The key that pages contain, such as `pk_live_…`. */
export const publishableKeySchema = key(
  /^pk_(?:live|test)_[A-Za-z0-9_]{8,}$/,
  'Enter the publishable key. It starts with pk_live_ or pk_test_.',
)
/** The key with which only the server calls Stripe: of the whole account, or restricted to what we need. */
export const secretKeySchema = key(
  /^(?:sk|rk)_(?:live|test)_[A-Za-z0-9_]{8,}$/,
  'Enter the secret key or a restricted key. It starts with sk_ or rk_.',
)
/** The key with which Stripe signs the events that it sends. */
export const signingSecretSchema = key(
  /^whsec_[A-Za-z0-9+/=_]{8,}$/,
  'Enter the signing secret. It starts with whsec_.',
)

/** The mode that a key belongs to. */
export const modeOfKey = (value: string): PaymentMode => (/^(?:pk|sk|rk)_live_/.test(value) ? 'live' : 'test')
