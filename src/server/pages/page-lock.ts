import type { FastifyReply, FastifyRequest } from 'fastify'
import { countTry, takeBack } from '#server/guard/failed-tries.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { Services } from '#server/services.ts'
import { isPassword } from '#server/sign-in/passwords.ts'
import { readSigned, signed } from '#server/signatures.ts'
import type { Lock } from '#server/site/access.ts'
import type { Website } from '#server/websites/website.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'

/** Where the frames of all pages are: they have the ids of pages, and not their paths. */
const FRAMES = '/api/pages'
/** Where its videos and recordings are. */
const FILES = '/media'
const LIFETIME_MILLISECONDS = 30 * DAY_MILLISECONDS
/** Wrong passwords within a quarter of an hour: of one sender, and of all for one lock. */
const PER_SENDER = 10
const PER_LOCK = 300

export type UnlockOutcome = 'open' | 'wrong' | 'too-many'

export type PageLocks = ReturnType<typeof createPageLocks>

/** What opens with a password. A signed cookie opens it, and everything below it, until the password changes. */
export function createPageLocks({ database, secret }: Pick<Services, 'database' | 'secret'>) {
  return {
    /** Whether the browser has given the password before. */
    isOpen(request: FastifyRequest, website: Website, lock: Lock): boolean {
      const given = request.cookies[cookieOf(lock)]
      const expiresAt = given && readSigned(secret, purposeOf(website, lock), given)
      return Boolean(expiresAt) && Number.parseInt(expiresAt!, 36) > Date.now()
    },

    /** Compares a password, and opens the lock in this browser if it is the one. */
    async open(
      request: FastifyRequest,
      reply: FastifyReply,
      website: Website,
      lock: Lock,
      password: string,
    ): Promise<UnlockOutcome> {
      const now = Date.now()
      const sender = await countTry(database, `page ${lock.id} sender ${networkOf(request.ip)}`, PER_SENDER, now)
      if (!sender.ok) return 'too-many'
      const all = await countTry(database, `page ${lock.id}`, PER_LOCK, now)
      if (!all.ok) return 'too-many'
      if (!(await isPassword(password, lock.passwordHash))) return 'wrong'
      await takeBack(database, [sender.value, all.value])
      const expiresAt = (now + LIFETIME_MILLISECONDS).toString(36)
      for (const path of [lock.path, FRAMES, FILES])
        reply.setCookie(cookieOf(lock), signed(secret, purposeOf(website, lock), expiresAt), {
          path,
          httpOnly: true,
          sameSite: 'lax',
          secure: request.protocol === 'https',
          maxAge: LIFETIME_MILLISECONDS / 1000,
        })
      return 'open'
    },
  }
}

/** Cookies of earlier versions, `page-…`, do not reach files: those who have one give the password again, once. */
const cookieOf = ({ id }: Lock): string => `lock-${id}`

/** The hash is a part, so that another password closes it again. */
const purposeOf = ({ id }: Website, lock: Lock): string => `page-lock:${id}:${lock.id}:${lock.passwordHash}`
