import type { Services } from '#server/services.ts'
import { getOpenApiCall } from '#shared/api-keys/open-api-call.ts'
import { succeed } from '#shared/http/failure.ts'
import { describeApi, type OpenApi } from './describe-api.ts'

/** Serves the description of the API; it is made once, from the contracts. */
export function serveOpenApi({ serve, gates }: Pick<Services, 'serve' | 'gates'>): void {
  let described: OpenApi | undefined
  serve(getOpenApiCall, async () => {
    described ??= describeApi(gates.contracts)
    return succeed(described)
  })
}
