import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import {
  type RequestFilteringAgentOptions,
  RequestFilteringHttpAgent,
  RequestFilteringHttpsAgent,
} from 'request-filtering-agent'

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
}

/**
 * The only way in which the server sends requests: to public internet addresses. The resolved address is checked and is
 * the one that is connected to. Redirects are returned to the caller, who calls again.
 * @throws Error also when the address is private; `isRefusedAddress` detects this
 */
export function requestPublic(
  url: URL,
  { method, headers, body, signal, allowed = [], isOwn = false }: PublicRequest,
): Promise<IncomingMessage> {
  const filter: RequestFilteringAgentOptions = {
    allowIPAddressList: [...allowed],
    allowPrivateIPAddress: isOwn,
  }
  // A separate agent for each request: a connection that was checked for one name is not used for another.
  const isSecure = url.protocol === 'https:'
  const agent = isSecure ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter)
  return new Promise((resolve, reject) => {
    const request = isSecure ? requestHttps : requestHttp
    request(url, { method, agent, headers, signal, maxHeaderSize: 16_384 }, resolve).on('error', reject).end(body)
  })
}

/** Whether a request failed because its address is not public. */
export const isRefusedAddress = (error: unknown): boolean =>
  error instanceof Error && /is not allowed\. Because/.test(error.message)
