import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import {
  type RequestFilteringAgentOptions,
  RequestFilteringHttpAgent,
  RequestFilteringHttpsAgent,
} from 'request-filtering-agent'

const LONGEST_ADDRESS = 2000

/** An address that may be asked; null for other schemes and for passwords, which would go to the one who answers. */
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
  /** Whether the installation itself named the address: it may be within its own network then. */
  readonly isOwn?: boolean
}

/**
 * The one way in which the server asks others: only addresses of the public internet. What a name resolves to is checked
 * and is what is connected to. Redirects are the caller's, who asks for each again.
 * @throws Error also where the address is private; `isRefusedAddress` tells
 */
export function requestPublic(
  url: URL,
  { method, headers, body, signal, allowed = [], isOwn = false }: PublicRequest,
): Promise<IncomingMessage> {
  const filter: RequestFilteringAgentOptions = {
    allowIPAddressList: [...allowed],
    allowPrivateIPAddress: isOwn,
  }
  // An agent of its own for each request: a connection that was checked for one name is not used for another.
  const isSecure = url.protocol === 'https:'
  const agent = isSecure ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter)
  return new Promise((resolve, reject) => {
    const request = isSecure ? requestHttps : requestHttp
    request(url, { method, agent, headers, signal, maxHeaderSize: 16_384 }, resolve).on('error', reject).end(body)
  })
}

/** Whether a request failed because its address is not of the public internet. */
export const isRefusedAddress = (error: unknown): boolean =>
  error instanceof Error && /is not allowed\. Because/.test(error.message)
