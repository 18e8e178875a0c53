import { ownerChange } from '#server/changes/owner-change.ts'
import { attachmentHeader } from '#server/files/attachment-header.ts'
import { sendCsv } from '#server/files/send-csv.ts'
import { sendFailure } from '#server/http/send-failure.ts'
import { writeOrderEmailsJob } from '#server/orders/jobs.ts'
import { addOrderEvent } from '#server/orders/order-events.ts'
import { isOrderKey } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as contracts from '#shared/invoices/api.ts'
import { invoiceRows, invoicesZip } from './export-invoices.ts'
import { sendInvoice } from './invoice-file.ts'
import { currentInvoice, findInvoice, listInvoices, listInvoicesOfOrder, summaryOf } from './invoice-store.ts'
import { canCorrect, correctInvoice, issueByHand, whyNot } from './issue-invoice.ts'

/** The owner's calls on invoices. */
export function invoiceRoutes(services: Services): void {
  const { serve } = services

  serve(contracts.listInvoicesCall, async ({ website, query }) =>
    succeed(await listInvoices(reading(services, website), query, website.settings.timeZone)),
  )

  serve(contracts.listOrderInvoicesCall, async ({ website, parameters: { orderId } }) => {
    const scope = reading(services, website)
    const order = await readOrder(scope, orderId)
    if (!order) return fail('order-not-found')
    const stored = await listInvoicesOfOrder(scope, orderId)
    const isPossible = (await whyNot(scope, order)) === null
    return succeed({
      invoices: stored.map(summaryOf),
      canIssue: isPossible && currentInvoice(stored) === null,
      canCorrect: isPossible && (await canCorrect(scope, order)),
    })
  })

  serve(contracts.openInvoiceCall, async ({ website, reply, parameters: { invoiceId } }) => {
    const found = await findInvoice(reading(services, website), invoiceId)
    return found ? sendInvoice(reply, found.invoice) : fail('invoice-not-found')
  })

  const changedBy =
    (work: typeof issueByHand) => (call: Parameters<typeof ownerChange>[1] & { parameters: { orderId: string } }) =>
      ownerChange(
        services,
        call,
        (scope) => work(scope, call.parameters.orderId),
        async () => ({
          invoices: (await listInvoicesOfOrder(reading(services, call.website), call.parameters.orderId)).map(
            summaryOf,
          ),
        }),
      )
  serve(contracts.issueInvoiceCall, changedBy(issueByHand))
  serve(contracts.correctInvoiceCall, changedBy(correctInvoice))

  serve(contracts.sendInvoiceCall, (call) => {
    const { orderId } = call.parameters
    return ownerChange(
      services,
      call,
      async (scope) => {
        if (!(await readOrder(scope, orderId))) return fail('order-not-found')
        if ((await listInvoicesOfOrder(scope, orderId)).length === 0) return fail('invoice-not-found')
        await scope.enqueue(writeOrderEmailsJob, { orderId, kinds: ['invoice'] })
        await addOrderEvent(scope, orderId, { kind: 'letter-sent', by: call.staff.name, text: 'Invoice' })
        return succeed(undefined)
      },
      () => ({}),
    )
  })

  serve(contracts.exportInvoicesCsvCall, async ({ website, query, reply }) =>
    sendCsv(
      reply,
      `invoices-${website.slug}.csv`,
      invoiceRows(reading(services, website), query, website.settings.timeZone),
    ),
  )

  serve(contracts.exportInvoicesZipCall, async ({ website, query, reply }) =>
    reply
      .type('application/zip')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', attachmentHeader(`invoices-${website.slug}.zip`))
      .send(invoicesZip(reading(services, website), query, website.settings.timeZone)),
  )
}

const PER_MINUTE = 60

/** Sends customers their invoices: the link has the key of the order, and says nothing about what does not exist. */
export function registerInvoiceLinks({ app, gates, secret, ...services }: Services): void {
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } }
  app.get('/order/:orderId/invoice/:invoiceId', { schema: { hide: true }, config }, async (request, reply) => {
    const website = await gates.websiteOf(request)
    if (!website) return sendFailure(reply, fail('website-not-found').failure)
    const { orderId, invoiceId } = request.params as { orderId: string; invoiceId: string }
    const { key } = request.query as { key?: unknown }
    const isAllowed = typeof key === 'string' && isOrderKey(secret, website.id, orderId, key)
    const found = isAllowed ? await findInvoice(reading(services, website), invoiceId) : null
    if (found?.orderId !== orderId) return sendFailure(reply, fail('invoice-not-found').failure)
    return sendInvoice(reply, found.invoice)
  })
}
