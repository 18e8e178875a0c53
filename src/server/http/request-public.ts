import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'

const LONGEST_ADDRESS = 2000

/** A URL that may be requested; null for other schemes and for URLs with passwords, which would be sent along. */
export function readPublicAddress(address: string, base?: URL): URL | null {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  const isPlain = (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === ''
  return isPlain ? url : null
}

export interface PublicRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
  /** Addresses that may be reached although they are private; for tests. */
  readonly allowed?: readonly string[] | undefined
  /** Whether the installation itself set the URL: it may be in its own network then. */
  readonly isOwn?: boolean
  /** Keeps connections open for more requests to this URL, made by `createPublicAgent`; absent: one for each request. */
  readonly agent?: PublicAgent
}

export type PublicAgent = RequestFilteringHttpAgent | RequestFilteringHttpsAgent

/**
 * Checks the resolved address of each connection. For several requests to one URL it keeps connections open: a
 * connection that was checked for one name is never used for another.
 */
export function createPublicAgent(
  url: URL,
  { allowed = [], isOwn = false }: Pick<PublicRequest, 'allowed' | 'isOwn'>,
  keepAlive = false,
): PublicAgent {
  const options = { allowIPAddressList: [...allowed], allowPrivateIPAddress: isOwn, keepAlive }
  return url.protocol === 'https:' ? new RequestFilteringHttpsAgent(options) : new RequestFilteringHttpAgent(options)
}

/**
 * The only way in which the server sends requests: to public internet addresses. The resolved address is checked and is
 * the one that is connected to. Redirects are returned to the caller, who calls again.
 * @throws Error also when the address is private; `isRefusedAddress` detects this
 */
export function requestPublic(
  url: URL,
  { method, headers, body, signal, allowed, isOwn, agent: given }: PublicRequest,
): Promise<IncomingMessage> {
  const agent = given ?? createPublicAgent(url, { allowed, isOwn })
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(url, { method, agent, headers, signal, maxHeaderSize: 16_384 }, resolve).on('error', reject).end(body)
  })
}

/** Whether a request failed because its address is not public. */
export const isRefusedAddress = (error: unknown): boolean =>
  error instanceof Error && /is not allowed\. Because/.test(error.message)

/** Names that belong to a machine or its network, in every installation. */
const INTERNAL_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)\.?$/i

/**
 * Whether a URL can be seen to be private without asking anyone: by its address, or by a name without a public domain.
 * Other names are resolved and checked with each request.
 */
export function namesPrivateAddress(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) === 0) return INTERNAL_NAME.test(host) || !host.includes('.')
  return isPrivateAddress(host)
}

/** Whether an IP address, of either version, is not one of the public internet. */
export function isPrivateAddress(host: string): boolean {
  let isRefused = false
  const socket = new RequestFilteringHttpAgent().createConnection({ host, port: 443 }, (error: unknown) => {
    isRefused = isRefusedAddress(error)
  })
  // Only the check is wanted, which is done before the connection begins.
  socket.on('error', () => {}).destroy()
  return isRefused
}
