import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { FastifyRequest } from 'fastify'

/** Who sends a request, as far as it is needed to know a website, a visitor or someone who is signed in. */
export type Sender = Pick<FastifyRequest, 'headers' | 'host' | 'ip' | 'protocol' | 'cookies'>

/** What a page sends: its body is the text that was sent, '' without one. */
export interface SentByPage extends Sender {
  readonly body: unknown
}

/** Whether a proxy is trusted: by its address, and how many are between it and this server. */
export type TrustsProxy = (address: string, hop: number) => boolean

/** `TRUST_PROXY` is a number of proxies or a list of their addresses; without it forwarded headers are ignored. */
export function trustedProxies(value: string | undefined): TrustsProxy | false {
  if (value === undefined) return false
  if (/^\d+$/.test(value)) return (_address, hop) => hop < Number(value)
  return proxyAddr.compile(value.split(',').map((address) => address.trim()))
}

/**
 * Reads who sends a request that Fastify does not see, by the rules of Fastify: a test compares both.
 * @param trusts false where forwarded headers are ignored
 */
export function readSender(
  raw: IncomingMessage,
  trusts: TrustsProxy | false,
  parseCookies: (header: string) => Record<string, string | undefined>,
): Sender {
  const { headers, socket } = raw
  const address = socket.remoteAddress ?? ''
  const isForwarded = trusts !== false && trusts(address, 0)
  return {
    headers,
    ip: trusts === false ? address : proxyAddr(raw, trusts),
    host: (isForwarded && saidByProxy(headers['x-forwarded-host'])) || (headers.host ?? ''),
    // Only a proxy serves HTTPS.
    protocol: (isForwarded && saidByProxy(headers['x-forwarded-proto'])) === 'https' ? 'https' : 'http',
    get cookies() {
      return parseCookies(headers.cookie ?? '')
    },
  }
}

/** What the nearest proxy says: each adds its own at the end. */
const saidByProxy = (header: string | string[] | undefined): string =>
  header === undefined ? '' : header.toString().replace(/^.*,/s, '').trim()
