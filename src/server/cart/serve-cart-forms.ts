import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFailure } from '#server/http/send-failure.ts'
import type { Services } from '#server/services.ts'
import type { PageErrorHandler } from '#server/site/answer-page-errors.ts'
import type { PageRequest } from '#server/site/page-request.ts'
import type { RenderedPage } from '#server/site/render-page.ts'
import { reading } from '#server/stores.ts'
import { statusOf } from '#shared/failure-statuses.ts'
import { type FailureCode, sentenceOf } from '#shared/failures.ts'
import { type Failure, fail } from '#shared/http/failure.ts'
import { cartToken } from './cart-cookies.ts'
import { findCart } from './cart-store.ts'
import { describeCart } from './describe-cart.ts'
import { showCart } from './show-cart.ts'

const PER_MINUTE = 120

/** A form that was posted without JavaScript. */
export interface CartPost {
  readonly page: PageRequest
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A page, or the path that it redirects to. */
export type CartAnswer = RenderedPage | string

export interface CartForms {
  readonly services: Services
  /** Answers the posts to a path. */
  serve(url: string, answer: (post: CartPost) => Promise<CartAnswer>): void
  /** Shows the unchanged cart with the error, and forms that can be sent again. */
  refuse(post: CartPost, title: string, failure: Failure): Promise<RenderedPage>
}

/** What the forms of the cart have in common. */
export function createCartForms(
  services: Services,
  toPageRequest: (request: FastifyRequest) => Promise<PageRequest | null>,
  answerError: PageErrorHandler,
): CartForms {
  const { app, csrf } = services
  return {
    services,
    serve(url, answer) {
      const config = { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } }
      app.post(url, { schema: { hide: true }, config, errorHandler: answerError }, async (request, reply) => {
        const page = await toPageRequest(request)
        if (!page) return sendFailure(reply, fail('website-not-found').failure)
        const answered = await answer({ page, request, reply })
        if (typeof answered === 'string') return reply.redirect(answered, 303)
        return reply.code(answered.status).headers(answered.headers).send(answered.html)
      })
    },
    async refuse({ page, request, reply }, title, failure) {
      const scope = reading(services, page.website)
      const cart = await findCart(scope, cartToken(request))
      const shoppingCart = await describeCart(scope, cart?.orderId === null ? cart : null)
      const csrfToken = csrf.ensure(request, reply, page.website.id)
      const shown = await showCart(page, shoppingCart, {
        ...{ csrfToken, placed: null },
        error: { title, text: sentenceOf(failure) },
      })
      return { ...shown, status: statusOf[failure.code as FailureCode] }
    },
  }
}
