import type { FastifyInstance } from 'fastify'
import { createServe } from '#server/http/serve.ts'
import { describeOrderPayments } from '#server/payments/describe-order-payments.ts'
import { listPaymentEvents, readPaymentEvent } from '#server/payments/event-store.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { methodsOfCompany } from '#shared/payments/companies.ts'
import * as api from '#shared/payments/events-api.ts'
import { handlePaymentEventJob } from '../jobs.ts'
import { storeEvent } from './store-event.ts'

/** The calls of payment providers, and the owner's on what they have sent. */
export function paymentEventRoutes(services: Services): void {
  const { app, serve, gates, providers } = services
  app.register(async (inner) => serveEvents(inner))

  serve(api.listPaymentEventsCall, async ({ website, query }) => {
    const limit = api.EVENTS_PER_PAGE
    const methods = query.company && Object.values(methodsOfCompany[query.company])
    const found = await listPaymentEvents(reading(services, website), { after: query.after, methods, limit: limit + 1 })
    const events = found.slice(0, limit).map(({ subject: _, ...event }) => event)
    return succeed({ events, next: found.length > limit ? (events.at(-1)?.id ?? null) : null })
  })

  serve(api.getOrderPaymentsCall, async ({ website, parameters }) =>
    succeed({ payments: await describeOrderPayments(reading(services, website), parameters.orderId) }),
  )

  serve(api.repeatPaymentEventCall, async ({ website, staff, parameters }) => {
    const event = await readPaymentEvent(reading(services, website), parameters.eventId)
    if (!event) return fail('payment-event-not-found')
    await changing(services, website, staff, (scope) => scope.enqueue(handlePaymentEventJob, { eventId: event.id }))
    return succeed({})
  })

  function serveEvents(inner: FastifyInstance): void {
    // The provider has signed the bytes of the body, not what they mean.
    inner.removeAllContentTypeParsers()
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    createServe(inner, gates)(api.receivePaymentEventCall, async ({ website, request, parameters: { method } }) => {
      const source = providers[method].events
      if (!source) return fail('payment-events-closed')
      const body = typeof request.body === 'string' ? request.body : ''
      const event = await source.receive(website.id, body, request.headers)
      if (event === 'closed') return fail('payment-events-closed')
      if (event === 'unsigned') return fail('payment-event-unsigned')
      await changing(services, website, null, (scope) => storeEvent(scope, method, event))
      return succeed({})
    })
  }
}
