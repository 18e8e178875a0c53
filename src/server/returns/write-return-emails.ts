import { createElement } from 'react'
import { returnEmailTexts as texts } from '#server/emails/return-texts.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { type NewEmail, writeEmail } from '#server/mail/write-email.ts'
import { orderPath } from '#server/orders/order-link.ts'
import { readOrder } from '#server/orders/read-order.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
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
    const [{ NewReturn, ReturnStep }, { renderEmail }] = await Promise.all([
      import('#server/emails/return.tsx'),
      import('#server/emails/render-email.ts'),
    ])
    const { contactEmail, orderNotificationEmail } = website.settings
    const about = { website, origin: order.origin, found }
    const page = `${order.origin}${orderPath(services.secret, websiteId, orderId)}`
    const studio = `${order.origin}/config/orders/${orderId}`
    const emails: NewEmail[] = kinds.map((kind) =>
      kind === 'new-return'
        ? {
            ...{ kind, to: orderNotificationEmail, replyTo: order.email, aboutId: orderId },
            subject: texts.newSubject(formatOrderNumber(order.number)),
            ...renderEmail(createElement(NewReturn, { ...about, link: studio })),
          }
        : {
            ...{ kind, to: order.email, replyTo: contactEmail || orderNotificationEmail, aboutId: orderId },
            subject: texts.subjects[kind](formatOrderNumber(order.number)),
            ...renderEmail(createElement(ReturnStep, { ...about, kind, link: page })),
          },
    )
    await changing(services, { id: websiteId }, null, async (writing) => {
      await finish(writing.database)
      for (const email of emails) if (email.to !== '') await writeEmail(services.env, writing, email)
    })
  }
}
