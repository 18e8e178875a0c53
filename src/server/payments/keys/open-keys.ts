import type { Sealing } from '#server/secrets/sealing.ts'
import { type Account, readKeys, type SiteRows } from './key-store.ts'

/** The owner of a sealed key: it opens for the same site, company and mode only. */
export const sealedFor = (websiteId: string, { company, mode }: Account): string => `${company} ${mode} ${websiteId}`

/**
 * The secret key of a site's account, and the company's id of the account.
 * @param sealing null when the installation can keep no secrets
 * @throws NotConnected when there is none, or it cannot be opened: nothing was asked of the company
 */
export async function openKeys(
  site: SiteRows,
  account: Account,
  sealing: Sealing | null,
): Promise<{ readonly secret: string; readonly accountId: string }> {
  const keys = await readKeys(site, account)
  if (!keys) throw new NotConnected('The site has no keys of this account.')
  if (!sealing) throw new NotConnected('The keys cannot be read: SECRETS_KEY is not set on the server.')
  try {
    return { secret: sealing.open(keys.secret_key, sealedFor(site.websiteId, account)), accountId: keys.account_id }
  } catch {
    throw new NotConnected('The keys cannot be read: SECRETS_KEY was changed on the server. Enter them again.')
  }
}

/** There is no account to ask. */
export class NotConnected extends Error {
  override name = 'NotConnected'
}
