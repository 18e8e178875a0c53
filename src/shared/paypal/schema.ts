import { z } from 'zod'

const key = (pattern: RegExp, message: string) => z.string().trim().max(300).regex(pattern, message)

/** The key that pages contain. Live and sandbox keys look the same. */
export const clientIdSchema = key(/^[A-Za-z0-9_-]{20,200}$/, 'Enter the client ID. It has about 80 letters and digits.')
/** The key with which only the server calls PayPal. */
export const clientSecretSchema = key(
  /^[A-Za-z0-9_-]{20,200}$/,
  'Enter the secret key. It has about 80 letters and digits.',
)
/** PayPal's own id of a webhook, with which it verifies what it has sent. */
export const webhookIdSchema = key(/^[A-Za-z0-9]{8,50}$/, 'Enter the webhook ID. It has about 17 letters and digits.')
