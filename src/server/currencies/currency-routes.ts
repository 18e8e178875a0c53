import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '#server/http/send-failure.ts'
import type { Services } from '#server/services.ts'
import type { PageErrorHandler } from '#server/site/answer-page-errors.ts'
import { CURRENCY_COOKIE } from '#server/websites/for-visitor.ts'
import type { Website } from '#server/websites/website.ts'
import { fail } from '#shared/http/failure.ts'
import { ownPathOf } from '#shared/http/own-path.ts'

const PER_MINUTE = 60
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * The form with which visitors choose a currency: it sets a cookie and leads back to the page. Cached pages contain no
 * CSRF token; another site can do no more with it than show somebody other prices, and is refused where the browser
 * names it.
 */
export function registerCurrencyChoice({ app, gates }: Services, answerError: PageErrorHandler): void {
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } }
  app.post('/currency', { schema: { hide: true }, config, errorHandler: answerError }, async (request, reply) => {
    const website = await gates.websiteOf(request)
    if (!website) return sendFailure(reply, fail('website-not-found').failure)
    const { currency } = (request.body ?? {}) as Readonly<Record<string, unknown>>
    if (!isFromElsewhere(request)) giveCurrency(request, reply, website, String(currency))
    return reply.header('cache-control', 'no-store').redirect(backOf(request), 303)
  })
}

/** Shows a website in a currency from now on. @returns false where the shop does not sell in it */
export function giveCurrency(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings }: Pick<Website, 'settings'>,
  currency: string,
): boolean {
  const cookie = { path: '/', sameSite: 'lax', secure: request.protocol === 'https', httpOnly: true } as const
  const isOffered = settings.currencies.some(({ code }) => code === currency)
  const isOwn = currency === (settings.shopCurrency ?? settings.currency)
  if (isOffered) reply.setCookie(CURRENCY_COOKIE, currency, { ...cookie, maxAge: YEAR_SECONDS })
  else if (isOwn) reply.clearCookie(CURRENCY_COOKIE, cookie)
  return isOffered || isOwn
}

const isFromElsewhere = ({ headers, host }: FastifyRequest): boolean => {
  const origin = headers.origin
  return origin !== undefined && URL.parse(origin)?.host !== host
}

/** The page that the form was on; the home page where the browser does not say. */
function backOf({ headers, host }: FastifyRequest): string {
  const from = URL.parse(headers.referer ?? '')
  return from?.host === host ? (ownPathOf(`${from.pathname}${from.search}`) ?? '/') : '/'
}
