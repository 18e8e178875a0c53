import { type Messages, wordsIn } from '#shared/http/facts.ts'
import { apiKeyLimits } from './schema.ts'

/** Refusals of API keys. */
export const apiKeyMessages = {
  'api-key-invalid': () => 'This API key isn’t valid. It may have expired or been revoked.',
  'api-key-limit': () => `A site can have ${apiKeyLimits.keys} API keys. Revoke one first.`,
  'api-key-not-found': () => 'This API key was revoked.',
  /** Facts: `scope`, null for calls that no key can make. */
  'api-key-scope': (facts) =>
    facts.scope === null
      ? 'API keys can’t make this call.'
      : `This API key lacks the permission ${wordsIn(facts, 'scope')}.`,
  'idempotency-key-invalid': () => `An idempotency key has 1 to ${apiKeyLimits.idempotencyKey} visible characters.`,
  'idempotency-key-used': () => 'This idempotency key was used for another request. Use a new key.',
  'idempotency-key-running': () =>
    'A request with this idempotency key hasn’t finished, or was interrupted. Check its result before you use a new key.',
} satisfies Messages
