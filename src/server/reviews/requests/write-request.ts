import { createElement } from 'react'
import { replyToOf } from '#server/emails/reply-to.ts'
import { orderValues } from '#server/emails/words/order-values.ts'
import { wordsOf } from '#server/emails/words/words-of.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { writeReviewRequestJob } from '../jobs.ts'
import { refusesRequests } from './refusals.ts'
import { reviewsPath, stopReviewsPath } from './review-link.ts'
import { readReviewable } from './reviewable.ts'
import { reviewsOfPerson } from './save-reviews.ts'

/** Events after which an order is with its buyer. */
const GIVEN = ['fulfilled', 'downloads-opened']

/**
 * Writes the email that asks the buyer of an order for reviews: once for each order, some days after its last shipment,
 * about what they kept and have not reviewed yet. Everything is looked up again, because days may have passed.
 */
export function writeReviewRequestHandler(services: Services): JobHandler<typeof writeReviewRequestJob> {
  return async ({ websiteId, payload: { orderId } }) => {
    const website = await services.websites.byId(websiteId)
    const scope = reading(services, { id: websiteId })
    const { reviews } = await scope.settings()
    if (!website || !reviews.isOn || !reviews.asksBuyers) return
    const found = await readReviewable(scope, orderId)
    if (found?.order.state !== 'fulfilled') return
    const given = found.order.events.filter(({ kind }) => GIVEN.includes(kind)).map(({ at }) => at)
    if (Math.max(...given) > Date.now() - reviews.askAfterDays * DAY_MILLISECONDS) return
    if (await refusesRequests(scope, found.personKeys)) return
    const written = await reviewsOfPerson(scope, found)
    const products = found.products.filter(({ id }) => !written.has(id))
    if (products.length === 0) return
    const [{ ReviewRequest }, { renderEmail }] = await Promise.all([
      import('#server/emails/review-request.tsx'),
      import('#server/emails/render-email.ts'),
    ])
    const { origin, email } = found.order
    const words = wordsOf(website, 'review-request', orderValues(found.order, website))
    const stop = origin + stopReviewsPath(services.secret, websiteId, orderId)
    const drawn = renderEmail(
      createElement(ReviewRequest, {
        ...{ website, origin, words, products },
        link: origin + reviewsPath(services.secret, websiteId, orderId),
        stopLink: stop,
      }),
    )
    await changing(services, website, null, async (change) => {
      const asked = await change.database
        .insertInto('review_requests')
        .values({ website_id: websiteId, order_id: orderId, asked_at: Date.now() })
        .onConflict((conflict) => conflict.columns(['website_id', 'order_id']).doNothing())
        .returning('order_id')
        .executeTakeFirst()
      if (!asked) return
      await writeEmail(services.env, change, {
        ...{ kind: 'review-request', to: email, replyTo: replyToOf(website) },
        ...{ subject: words.subject, aboutId: orderId, unsubscribeUrl: stop, ...drawn },
      })
    })
  }
}
