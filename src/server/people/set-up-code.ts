import { createHmac, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isSameSecret } from '#server/signatures.ts'
import { hostName } from '#server/websites/host-name.ts'

/** Letters and digits that no one mistakes for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const THIS_MACHINE = /^(([a-z0-9-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** What proxies say of whom they speak for. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/**
 * What the set-up of an empty installation asks of the one who is not at the machine itself: the server prints it when it
 * starts, the same on every node, so that a stranger who comes first cannot take the installation. 80 bits.
 */
export function setUpCodeOf(secret: KeyObject): string {
  const digest = createHmac('sha256', secret).update('set-up').digest()
  const letters = [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** Whether someone typed the code; capitals, dashes and spaces do not matter. */
export function isSetUpCode(secret: KeyObject, typed: string): boolean {
  const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return isSameSecret(plain(typed), plain(setUpCodeOf(secret)))
}

/**
 * Whether a request comes from the machine that the server runs on, at an address of that machine. What a proxy passes on
 * does not, wherever the proxy stands; nor does a page elsewhere whose name was turned to this machine.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return (
    LOOPBACK.test(request.socket.remoteAddress ?? '') &&
    THIS_MACHINE.test(hostName(request.host)) &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  )
}
