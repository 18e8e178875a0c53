import { type KeyObject, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf } from '#server/identifiers.ts'
import { readSigned, signed } from '#server/signatures.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

const LIFETIME_MILLISECONDS = 365 * DAY_MILLISECONDS

/** The facts of a person that identify their devices. */
interface Account {
  readonly id: string
  readonly password_hash: string
}

/**
 * Remembers the devices on which a person has signed in, by a signed cookie for each account (OWASP's device cookies).
 * It gives no access: it only gives the device its own count of failures, so that wrong passwords of others lock no
 * one out of their account. The signature includes the password's hash, so that it ends with the password.
 */
export interface KnownDevices {
  /** Makes the browser a known device of the account, for a year. */
  remember(account: Account, request: FastifyRequest, reply: FastifyReply): void
  /** The id of the account's device that sends the request; null when it never signed in. */
  deviceOf(account: Account, request: FastifyRequest): string | null
}

/** @param now milliseconds since 1970, for tests */
export function createKnownDevices(secret: KeyObject, now: () => number = Date.now): KnownDevices {
  const purposeOf = ({ id, password_hash }: Account) => `device:${id}:${password_hash}`

  return {
    remember(account, request, reply) {
      const content = `${now().toString(36)}.${randomBytes(12).toString('base64url')}`
      reply.setCookie(cookieName(account, request), signed(secret, purposeOf(account), content), {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: LIFETIME_MILLISECONDS / 1000,
      })
    },
    deviceOf(account, request) {
      const content = readSigned(secret, purposeOf(account), request.cookies[cookieName(account, request)] ?? '')
      if (content === null) return null
      const [issuedAt = '', nonce = ''] = content.split('.')
      return now() - Number.parseInt(issuedAt, 36) < LIFETIME_MILLISECONDS ? nonce : null
    },
  }
}

/** Several people may share a browser, so each account has its own cookie. `__Host-` as for the session's. */
function cookieName({ id }: Account, request: FastifyRequest): string {
  const name = `device-${hashOf(id).slice(0, 12)}`
  return request.protocol === 'https' ? `__Host-${name}` : name
}
