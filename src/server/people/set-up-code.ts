import { createHmac, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { lettersOf } from '#server/identifiers.ts'
import { isSameSecret } from '#server/signatures.ts'
import { hostName } from '#server/websites/host-name.ts'

const LENGTH = 16
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const THIS_MACHINE = /^(([a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** Headers in which proxies name the original client. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * The code that the set-up of an empty installation requires, except from the server's own machine. The server prints
 * it at its start, the same on every node, so that nobody else can take over the installation. 80 bits.
 */
export function setUpCodeOf(secret: KeyObject): string {
  const digest = createHmac('sha256', secret).update('set-up').digest()
  return lettersOf(digest.subarray(0, LENGTH)).replace(/(.{4})(?=.)/g, '$1-')
}

/** Whether the typed code is right; case, dashes and spaces do not matter. */
export function isSetUpCode(secret: KeyObject, typed: string): boolean {
  const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return isSameSecret(plain(typed), plain(setUpCodeOf(secret)))
}

/**
 * Whether a request comes from the server's own machine, to a local address. Requests through a proxy do not count,
 * wherever it runs; nor do pages of other sites whose DNS name points to this machine.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return (
    LOOPBACK.test(request.socket.remoteAddress ?? '') &&
    THIS_MACHINE.test(hostName(request.host)) &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  )
}
