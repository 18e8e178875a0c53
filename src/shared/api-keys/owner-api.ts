import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'
import { apiKeySchema, newKeySchema } from './schema.ts'

/** The owner's keys. No key can call these. */

export const listApiKeysCall = contract({
  method: 'GET',
  path: '/api/owner/api-keys',
  summary: 'List the API keys of the site, newest first',
  access: 'site.manage',
  reply: z.object({ keys: z.array(apiKeySchema) }),
})

export const createApiKeyCall = contract({
  method: 'POST',
  path: '/api/owner/api-keys',
  summary: 'Create an API key; it is returned only here',
  access: 'site.manage',
  perMinute: 20,
  body: newKeySchema,
  reply: z.object({ keyId: idSchema, key: z.string() }),
  failures: ['api-key-limit'],
})

export const revokeApiKeyCall = contract({
  method: 'DELETE',
  path: '/api/owner/api-keys/:keyId',
  summary: 'Delete an API key; requests with it are refused immediately',
  access: 'site.manage',
  parameters: z.object({ keyId: idSchema }),
  reply: z.object({ batchId: idSchema }),
  failures: ['api-key-not-found'],
})
