import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Options } from 'nodemailer/lib/smtp-transport'
import { isPrivateAddress } from '#server/http/request-public.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import type { MailServer } from '#shared/mail-server/schema.ts'
import { type StoredServer, sealedFor } from './server-store.ts'
import { MailServerUnusable } from './trouble-of.ts'

/** A mail server with what signs in to it. */
export interface Credentials extends Omit<MailServer, 'from'> {
  readonly password: string
}

/**
 * How nodemailer connects to a site's own mail server: always encrypted, and to the address that was checked, so that a
 * name cannot lead into the network of this installation.
 * @param reachesPrivate whether private addresses are allowed (`PRIVATE_MAIL_SERVERS`)
 * @throws MailServerUnusable when there is no such name, or when its address is private
 */
export async function connectionTo(
  { host, port, security, user, password }: Credentials,
  reachesPrivate: boolean,
): Promise<Options> {
  const addresses = await lookup(host, { all: true, order: 'ipv4first' }).catch(() => [])
  const first = addresses[0]
  if (!first) throw new MailServerUnusable('name-not-found', host)
  if (!reachesPrivate && addresses.some(({ address }) => isPrivateAddress(address)))
    throw new MailServerUnusable('private', host)
  return {
    host: first.address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    // The certificate has to be for the name that the owner entered.
    ...(isIP(host) === 0 && { tls: { servername: host } }),
    auth: { user, pass: password },
  }
}

/** A stored mail server with its password. @throws MailServerUnusable when the password cannot be opened */
export function openServer(websiteId: string, server: StoredServer, sealing: Sealing | null): Credentials {
  const { host, port, security, user_name: user } = server
  if (!sealing) throw new MailServerUnusable('password-lost')
  try {
    return { host, port, security, user, password: sealing.open(server.password, sealedFor(websiteId)) }
  } catch {
    throw new MailServerUnusable('password-lost')
  }
}
