import { recordChange } from '#server/changes/record-change.ts'
import { namesPrivateAddress } from '#server/http/request-public.ts'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import { endpointEvents } from '#server/webhooks/documents.ts'
import { changeEndpoint, type EndpointRow, lockEndpoint } from '#server/webhooks/endpoint-store.ts'
import { newWebhookSecret } from '#server/webhooks/standard-signature.ts'
import { wakeEndpoint } from '#server/webhooks/wake-endpoint.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type EndpointContent, webhookLimits } from '#shared/webhook-endpoints/schema.ts'
import { webhookLog } from './change-log.ts'
import { sealedFor } from './open-secrets.ts'

/** Adds an endpoint with a new secret, which is returned in plain text only here. */
export async function createEndpoint(
  scope: ChangeScope,
  sealing: Sealing,
  content: EndpointContent,
  batchId: string,
): Promise<Result<{ endpointId: string; secret: string }, 'webhook-limit' | 'webhook-private'>> {
  if (namesPrivateAddress(new URL(content.url))) return fail('webhook-private')
  const { database, websiteId } = scope
  const { present } = await database
    .selectFrom('webhook_endpoints')
    .select((one) => one.fn.countAll<number>().as('present'))
    .where('website_id', '=', websiteId)
    .executeTakeFirstOrThrow()
  if (Number(present) >= webhookLimits.endpoints) return fail('webhook-limit')
  const endpointId = newId()
  const secret = newWebhookSecret()
  await database
    .insertInto('webhook_endpoints')
    .values({
      website_id: websiteId,
      id: endpointId,
      ...columnsOf(content),
      secret: sealing.seal(secret, sealedFor(websiteId, endpointId)),
      former_secret: null,
      former_until: 0,
      state: 'on',
      off_reason: '',
      failing_since: null,
      failures: 0,
      rest_until: 0,
      told_at: 0,
      created_at: Date.now(),
    })
    .execute()
  const after = { ...content, isOn: true }
  await recordChange(scope, batchId, webhookLog, { nounId: endpointId, before: null, after })
  return succeed({ endpointId, secret })
}

/** Saves what the owner sets. A new URL is tried at once. */
export async function updateEndpoint(
  scope: ChangeScope,
  endpointId: string,
  content: EndpointContent,
  batchId: string,
): Promise<Result<void, 'webhook-not-found' | 'webhook-private'>> {
  if (namesPrivateAddress(new URL(content.url))) return fail('webhook-private')
  const row = await lockEndpoint(scope, endpointId)
  if (!row) return fail('webhook-not-found')
  const isMoved = row.url !== content.url
  await changeEndpoint(scope, endpointId, {
    ...columnsOf(content),
    ...(isMoved && { failing_since: null, failures: 0, rest_until: 0 }),
  })
  if (isMoved && row.state === 'on') await wakeEndpoint(scope, endpointId, Date.now())
  const before = snapshotOf(row)
  await recordChange(scope, batchId, webhookLog, { nounId: endpointId, before, after: { ...before, ...content } })
  return succeed(undefined)
}

/** Turns an endpoint on or off. What waits goes on when it is on again. */
export async function switchEndpoint(
  scope: ChangeScope,
  endpointId: string,
  isOn: boolean,
  batchId: string,
): Promise<Result<void, 'webhook-not-found'>> {
  const row = await lockEndpoint(scope, endpointId)
  if (!row) return fail('webhook-not-found')
  const before = snapshotOf(row)
  if (before.isOn === isOn) return succeed(undefined)
  const fresh = { failing_since: null, failures: 0, rest_until: 0 }
  await changeEndpoint(
    scope,
    endpointId,
    isOn ? { state: 'on', off_reason: '', ...fresh } : { state: 'off', off_reason: 'owner' },
  )
  if (isOn) await wakeEndpoint(scope, endpointId, Date.now())
  await recordChange(scope, batchId, webhookLog, { nounId: endpointId, before, after: { ...before, isOn } })
  return succeed(undefined)
}

/** Deletes an endpoint; its deliveries go with it. */
export async function deleteEndpoint(
  scope: ChangeScope,
  endpointId: string,
  batchId: string,
): Promise<Result<void, 'webhook-not-found'>> {
  const { database, websiteId } = scope
  const row = await lockEndpoint(scope, endpointId)
  if (!row) return fail('webhook-not-found')
  await database
    .deleteFrom('webhook_endpoints')
    .where('website_id', '=', websiteId)
    .where('id', '=', endpointId)
    .execute()
  await recordChange(scope, batchId, webhookLog, { nounId: endpointId, before: snapshotOf(row), after: null })
  return succeed(undefined)
}

/** Gives an endpoint a new secret; the former one signs as well for a day. */
export async function rotateSecret(
  scope: ChangeScope,
  sealing: Sealing,
  endpointId: string,
): Promise<Result<{ secret: string }, 'webhook-not-found'>> {
  const row = await lockEndpoint(scope, endpointId)
  if (!row) return fail('webhook-not-found')
  const secret = newWebhookSecret()
  await changeEndpoint(scope, endpointId, {
    secret: sealing.seal(secret, sealedFor(scope.websiteId, endpointId)),
    former_secret: row.secret,
    former_until: Date.now() + webhookLimits.formerSecretHours * 60 * 60 * 1000,
  })
  return succeed({ secret })
}

const columnsOf = ({ url, description, events }: EndpointContent) => ({
  url,
  description,
  events: endpointEvents.write(events),
})

const snapshotOf = ({ url, description, events, state }: EndpointRow) => ({
  url,
  description,
  events: endpointEvents.read(events) as string[],
  isOn: state === 'on',
})
