import { createElement } from 'react'
import { reviewEmailTexts as texts } from '#server/emails/review-texts.ts'
import type { JobHandler } from '#server/jobs/worker.ts'
import { writeEmail } from '#server/mail/write-email.ts'
import type { Services } from '#server/services.ts'
import { changing, reading } from '#server/stores.ts'
import type { writeReviewEmailJob } from './jobs.ts'
import { readReviews } from './review-store.ts'

/** Writes the email to the owner about reviews that a buyer wrote or changed, in the transaction that ends the job. */
export function writeReviewEmailHandler(services: Services): JobHandler<typeof writeReviewEmailJob> {
  return async ({ websiteId, payload: { reviewIds, origin }, finish }) => {
    const scope = reading(services, { id: websiteId })
    const website = await services.websites.byId(websiteId)
    const reviews = await readReviews(scope, reviewIds, { seesBuyers: false })
    const [first] = reviews
    const to = website?.settings.orderNotificationEmail ?? ''
    if (!website || !first || to === '') return
    const [{ NewReviews }, { renderEmail }] = await Promise.all([
      import('#server/emails/new-review.tsx'),
      import('#server/emails/render-email.ts'),
    ])
    const link = `${origin}/config/reviews${reviews.length === 1 ? `/${first.id}` : ''}`
    const drawn = renderEmail(createElement(NewReviews, { website, origin, reviews, link }))
    await changing(services, website, null, async (change) => {
      await finish(change.database)
      const subject = texts.newSubject(first.product.title)
      await writeEmail(services.env, change, { kind: 'new-review', to, subject, aboutId: first.id, ...drawn })
    })
  }
}
