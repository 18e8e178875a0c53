import { hashOf, newId } from '#server/identifiers.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { createApiKeyCall } from '#shared/api-keys/owner-api.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import { roles } from '#shared/roles/rules.ts'
import { createEndpointCall, switchEndpointCall, testEndpointCall } from '#shared/webhook-endpoints/owner-api.ts'

// What connects a shop with people and programs outside, all with a word that must never be read elsewhere.

/** Someone who is invited to work on the site. */
export async function inviteSomeone(app: TestApp, website: Website, canary: string): Promise<void> {
  const times = { sent_at: 1, expires_at: Date.now() + DAY_MILLISECONDS }
  await app.services.database
    .insertInto('staff_invitations')
    .values({
      ...{ website_id: website.id, id: newId(), email: `${canary}-staff@example.com`, role: roles.admin },
      ...{ token_hash: hashOf(canary), invited_by: canary, ...times },
    })
    .execute()
}

/** An API key, and the answer to a request that it has made. */
export async function callByKey(
  app: TestApp,
  website: Website,
  owner: Browser,
  { orderId, canary }: { readonly orderId: string; readonly canary: string },
): Promise<void> {
  const body = { name: canary, scopes: ['orders:write' as const], days: null }
  const { key } = (await owner.call(createApiKeyCall, { body })).body
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': canary }
  await app.visitor(website).request('POST', `/api/owner/orders/${orderId}/notes`, { text: canary }, headers)
}

/** A webhook with a test event that waits: it is off. */
export async function addWebhook(owner: Browser, canary: string): Promise<void> {
  const body = { url: `https://${canary}.invalid/`, description: canary, events: ['product.deleted' as const] }
  const { endpointId } = (await owner.call(createEndpointCall, { body })).body
  await owner.call(testEndpointCall, { parameters: { endpointId } })
  await owner.call(switchEndpointCall, { parameters: { endpointId }, body: { isOn: false } })
}
