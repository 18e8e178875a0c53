import type { FastifyReply, FastifyRequest } from 'fastify'
import { countTry, takeBack } from '#server/guard/failed-tries.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { Services } from '#server/services.ts'
import { isPassword } from '#server/sign-in/passwords.ts'
import { readSigned, signed } from '#server/signatures.ts'
import type { Website } from '#server/websites/website.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { Page } from '#shared/pages/schema.ts'

const LIFETIME_MILLISECONDS = 30 * DAY_MILLISECONDS
/** Wrong passwords within a quarter of an hour: of one sender, and of all for one page. */
const PER_SENDER = 10
const PER_PAGE = 300

/** A page that has a password. */
type LockedPage = Pick<Page, 'id' | 'urlId'> & { readonly passwordHash: string }

export type UnlockOutcome = 'open' | 'wrong' | 'too-many'

export type PageLocks = ReturnType<typeof createPageLocks>

/** Pages that open with a password. A signed cookie opens a page until its password changes. */
export function createPageLocks({ database, secret }: Pick<Services, 'database' | 'secret'>) {
  return {
    /** Whether the browser has given the page's password before. */
    isOpen(request: FastifyRequest, website: Website, page: LockedPage): boolean {
      const given = request.cookies[cookieOf(page)]
      const expiresAt = given && readSigned(secret, purposeOf(website, page), given)
      return Boolean(expiresAt) && Number.parseInt(expiresAt!, 36) > Date.now()
    },

    /** Compares a password, and opens the page in this browser if it is the one. */
    async open(
      request: FastifyRequest,
      reply: FastifyReply,
      website: Website,
      page: LockedPage,
      password: string,
    ): Promise<UnlockOutcome> {
      const now = Date.now()
      const sender = await countTry(database, `page ${page.id} sender ${networkOf(request.ip)}`, PER_SENDER, now)
      if (!sender.ok) return 'too-many'
      const all = await countTry(database, `page ${page.id}`, PER_PAGE, now)
      if (!all.ok) return 'too-many'
      if (!(await isPassword(password, page.passwordHash))) return 'wrong'
      await takeBack(database, [sender.value, all.value])
      const expiresAt = (now + LIFETIME_MILLISECONDS).toString(36)
      reply.setCookie(cookieOf(page), signed(secret, purposeOf(website, page), expiresAt), {
        path: `/${page.urlId}`,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: LIFETIME_MILLISECONDS / 1000,
      })
      return 'open'
    },
  }
}

const cookieOf = ({ id }: LockedPage): string => `page-${id}`

/** The hash is a part, so that another password closes the page again. */
const purposeOf = ({ id }: Website, page: LockedPage): string => `page-lock:${id}:${page.id}:${page.passwordHash}`

export const isLocked = <Some extends Pick<Page, 'passwordHash'>>(
  page: Some,
): page is Some & { readonly passwordHash: string } => page.passwordHash !== null
