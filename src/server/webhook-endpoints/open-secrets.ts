import type { Sealing } from '#server/secrets/sealing.ts'
import type { EndpointRow } from '#server/webhooks/endpoint-store.ts'

/** The owner of a sealed secret: it opens for the same endpoint only. */
export const sealedFor = (websiteId: string, endpointId: string): string => `webhook ${endpointId} ${websiteId}`

/** The secrets that sign now, the newest first. @throws Error when they cannot be opened */
export function openSecrets(row: EndpointRow, sealing: Sealing, now: number): string[] {
  const owner = sealedFor(row.website_id, row.id)
  const former = row.former_secret !== null && row.former_until > now ? [row.former_secret] : []
  return [row.secret, ...former].map((secret) => sealing.open(secret, owner))
}
