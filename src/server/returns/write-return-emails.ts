import { createElement } from 'react'
import type { RenderedEmail } from '#server/emails/email.ts'
import { replyToOf } from '#server/emails/reply-to.ts'
import { type BuyerReturnEmail, returnEmailTexts as texts } from '#server/emails/return-texts.ts'
import { orderValues } from '#server/emails/words/order-values.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { type NewEmail, writeEmail } from '#server/mail/write-email.ts'
import { orderPath, owedPath } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { formatDate } from '#shared/dates/format.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { canPayOwed } from '#shared/orders/edits/can-pay-owed.ts'
import { dueNowOf } from '#shared/orders/edits/rules.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { Order } from '#shared/orders/schema.ts'
import { REASON_OF_RETURN } from '#shared/returns/messages.ts'
import type { OrderReturn } from '#shared/returns/schema.ts'
import { isOfConsumer } from '#shared/withdrawals/rules.ts'
import type { writeReturnEmailsJob } from './jobs.ts'
import { readReturn } from './return-store.ts'

/**
 * The job that writes the emails about a return. They are drawn outside of any transaction and written in one, which
 * also ends the job: a job that runs twice writes once.
 */
export function writeReturnEmailsHandler(services: Services): JobHandler<typeof writeReturnEmailsJob> {
  return async ({ websiteId, payload: { returnId, orderId, kinds }, finish }) => {
    const scope = reading(services, { id: websiteId })
    const website = await services.websites.byId(websiteId)
    const [order, found] = [await readOrder(scope, orderId), await readReturn(scope, returnId)]
    if (!website || !order || !found) return
    const [{ NewReturn }, { renderEmail }] = await Promise.all([
      import('#server/emails/return.tsx'),
      import('#server/emails/render-email.ts'),
    ])
    const { orderNotificationEmail } = website.settings
    const about = { website, origin: order.origin, found }
    const page = `${order.origin}${orderPath(services.secret, websiteId, orderId)}`
    const payPage = `${order.origin}${owedPath(services.secret, websiteId, orderId)}`
    const studio = `${order.origin}/config/orders/${orderId}`
    const emails: NewEmail[] = []
    for (const kind of kinds)
      emails.push(
        kind === 'new-return'
          ? {
              ...{ kind, to: orderNotificationEmail, replyTo: order.email, aboutId: orderId },
              subject: texts.newSubject(formatOrderNumber(order.number)),
              ...renderEmail(createElement(NewReturn, { ...about, link: studio })),
            }
          : {
              ...{ kind, to: order.email, replyTo: replyToOf(website), aboutId: orderId },
              ...(await drawReturnEmail(website, order, { kind, found, origin: order.origin, link: page, payPage })),
            },
      )
    await changing(services, { id: websiteId }, null, async (writing) => {
      await finish(writing.database)
      for (const email of emails) if (email.to !== '') await writeEmail(services.env, writing, email)
    })
  }
}

/** Draws the email about a step of a return. `link` opens the page of its order, and `payPage` pays what it owes. */
export async function drawReturnEmail(
  website: Website,
  order: Order,
  {
    payPage,
    ...facts
  }: {
    readonly kind: BuyerReturnEmail
    readonly found: OrderReturn
    readonly origin: string
    readonly link: string
    readonly payPage: string
  },
): Promise<RenderedEmail> {
  const [{ ReturnStep }, { renderEmail }] = await Promise.all([
    import('#server/emails/return.tsx'),
    import('#server/emails/render-email.ts'),
  ])
  const values = orderValues(order, website)
  const words = wordsOf(website, facts.kind, {
    'customer.first_name': values['customer.first_name'],
    'customer.name': values['customer.name'],
    'order.number': values['order.number'],
    'return.date': formatDate(facts.found.createdAt, website.settings),
  })
  const difference = facts.kind === 'return-exchanged' ? differenceOf(website, order, facts.found, payPage) : {}
  const drawn = createElement(ReturnStep, {
    ...{ website, words, isForBusiness: !isOfConsumer(order), ...facts, ...difference },
  })
  return { subject: words.subject, ...renderEmail(drawn) }
}

/** An exchange says what is owed, and its link pays it. */
function differenceOf(website: Website, order: Order, found: OrderReturn, payPage: string) {
  const cost = (cents: number) => formatMoney(cents, order.currency, moneyFormatOf(website.settings))
  const due = dueNowOf(order)
  const canPay = canPayOwed(order, website.settings)
  return {
    money: differenceWords(order, found.state, cost),
    isOwing: due > 0,
    pay: canPay ? texts.pay(cost(due)) : null,
    ...(canPay && { link: payPage }),
  }
}

/** What an exchange costs or gives back, in a sentence. */
function differenceWords(order: Order, state: OrderReturn['state'], cost: (cents: number) => string): string {
  const isRefunded = state === 'refunded'
  const refund = isRefunded ? order.refunds.findLast(({ reason }) => reason === REASON_OF_RETURN) : undefined
  const fee = refund?.feeCents ? cost(refund.feeCents) : ''
  const due = dueNowOf(order)
  if (due > 0) return texts.owed(cost(due), fee)
  if (!isRefunded) return ''
  const moved = refund ? refund.cents - refund.exchangedCents : 0
  return moved > 0 ? texts.refunded(cost(moved), fee) : texts.even(fee)
}
