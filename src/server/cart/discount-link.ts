import type { FastifyRequest } from 'fastify'
import { sendFailure } from '#server/http/send-failure.ts'
import type { Services } from '#server/services.ts'
import type { PageErrorHandler } from '#server/site/answer-page-errors.ts'
import { reading } from '#server/stores.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { fail } from '#shared/http/failure.ts'
import { ownPathOf } from '#shared/http/own-path.ts'
import { keepCoupon } from './change-coupons.ts'

/** People behind one address may follow the same link. Codes that do not exist have a limit of their own. */
const PER_MINUTE = 300

/**
 * The link that applies a code, for emails and posts: `/discount/CODE?redirect=/shop`. It leads to a path of the same
 * site only, and is neither indexed nor cached.
 */
export function registerDiscountLink(services: Services, answerError: PageErrorHandler): void {
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } }
  services.app.get(
    '/discount/:code',
    { schema: { hide: true }, config, errorHandler: answerError },
    async (request, reply) => {
      const website = await services.gates.websiteOf(request)
      if (!website) return sendFailure(reply, fail('website-not-found').failure)
      const { code } = request.params as { code: string }
      if (code.length <= discountLimits.codeLength) await keepCoupon(reading(services, website), request, reply, code)
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .redirect(ownPathOf(redirectOf(request) ?? '/') ?? '/', 303)
    },
  )
}

function redirectOf({ query }: FastifyRequest): string | null {
  const { redirect } = query as Readonly<Record<string, unknown>>
  return typeof redirect === 'string' ? redirect : null
}
