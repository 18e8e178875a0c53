import { ownerChange } from '#server/changes/owner-change.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { lockEndpoint, readEndpoint } from '#server/webhooks/endpoint-store.ts'
import { replayWebhooksJob } from '#server/webhooks/jobs.ts'
import { noteTest } from '#server/webhooks/note-events.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/webhook-endpoints/owner-api.ts'
import { createEndpoint, deleteEndpoint, rotateSecret, switchEndpoint, updateEndpoint } from './change-endpoints.ts'
import { listDeliveries, listEndpoints } from './list-endpoints.ts'
import { replayDelivery } from './replay.ts'

/** The owner's webhooks. */
export function webhookRoutes(services: Services): void {
  const { serve, sealing } = services

  serve(api.listEndpointsCall, async ({ website }) =>
    succeed({ endpoints: await listEndpoints(reading(services, website)) }),
  )

  serve(api.createEndpointCall, async (call) => {
    if (!sealing) return fail('secrets-key-missing')
    return ownerChange(
      services,
      call,
      (scope, batchId) => createEndpoint(scope, sealing, call.body, batchId),
      (created) => created,
    )
  })

  serve(api.updateEndpointCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      updateEndpoint(scope, call.parameters.endpointId, call.body, batchId),
    ),
  )

  serve(api.switchEndpointCall, (call) =>
    ownerChange(services, call, (scope, batchId) =>
      switchEndpoint(scope, call.parameters.endpointId, call.body.isOn, batchId),
    ),
  )

  serve(api.deleteEndpointCall, (call) =>
    ownerChange(services, call, (scope, batchId) => deleteEndpoint(scope, call.parameters.endpointId, batchId)),
  )

  serve(api.rotateSecretCall, async ({ website, staff, parameters }) => {
    if (!sealing) return fail('secrets-key-missing')
    return changing(services, website, staff, (scope) => rotateSecret(scope, sealing, parameters.endpointId))
  })

  serve(api.testEndpointCall, ({ website, staff, parameters }) =>
    changing(services, website, staff, async (scope) => {
      const endpoint = await lockEndpoint(scope, parameters.endpointId)
      if (!endpoint) return fail('webhook-not-found')
      if (endpoint.state !== 'on') return fail('webhook-off')
      return succeed({ eventId: await noteTest(scope, endpoint.id) })
    }),
  )

  serve(api.listDeliveriesCall, async ({ website, parameters, query }) => {
    const scope = reading(services, website)
    if (!(await readEndpoint(scope, parameters.endpointId))) return fail('webhook-not-found')
    return succeed(await listDeliveries(scope, parameters.endpointId, query))
  })

  serve(api.replayDeliveryCall, async ({ website, staff, parameters }) => {
    const done = await changing(services, website, staff, (scope) => replayDelivery(scope, parameters))
    return done.ok ? succeed({}) : done
  })

  serve(api.replayEndpointCall, ({ website, staff, parameters, body }) =>
    changing(services, website, staff, async (scope) => {
      const endpoint = await lockEndpoint(scope, parameters.endpointId)
      if (!endpoint) return fail('webhook-not-found')
      if (endpoint.state !== 'on') return fail('webhook-off')
      await scope.enqueue(replayWebhooksJob, { endpointId: endpoint.id, ...body, until: Date.now() })
      return succeed({})
    }),
  )
}
