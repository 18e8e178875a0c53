import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import * as api from '#shared/api-keys/owner-api.ts'
import { succeed } from '#shared/http/failure.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './key-store.ts'
import { serveOpenApi } from './serve-open-api.ts'

/** The owner's API keys, and the description of what they can call. */
export function apiKeyRoutes(services: Services): void {
  const { serve } = services

  serve(api.listApiKeysCall, async ({ website }) => succeed({ keys: await listApiKeys(reading(services, website)) }))

  serve(api.createApiKeyCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => createApiKey(scope, call.staff.userId, call.body, batchId),
      (created) => created,
    ),
  )

  serve(api.revokeApiKeyCall, (call) =>
    ownerChange(services, call, (scope, batchId) => revokeApiKey(scope, call.parameters.keyId, batchId)),
  )

  serveOpenApi(services)
}
