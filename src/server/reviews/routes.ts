import { ownerChange } from '#server/changes/owner-change.ts'
import type { Staff } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/reviews/api.ts'
import { may } from '#shared/roles/rules.ts'
import { moderateReviews, replyToReview } from './change-reviews.ts'
import { importReviews } from './import/import-reviews.ts'
import { sendReviewsCsv } from './import/reviews-csv.ts'
import { listReviews, readReview } from './review-store.ts'

const seenBy = ({ role }: Staff) => ({ seesBuyers: may(role, 'orders.read') })

/** The owner's calls on reviews. */
export function reviewRoutes({ serve, ...services }: Services): void {
  serve(api.listReviewsCall, async ({ website, staff, query }) =>
    succeed(await listReviews(reading(services, website), query, seenBy(staff))),
  )

  serve(api.getReviewCall, async ({ website, staff, parameters: { reviewId } }) => {
    const review = await readReview(reading(services, website), reviewId, seenBy(staff))
    return review ? succeed({ review }) : fail('review-not-found')
  })

  serve(api.moderateReviewsCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => moderateReviews(scope, call.body, batchId),
      (changed, batchId) => ({ batchId: changed > 0 ? batchId : null }),
    ),
  )

  serve(api.replyToReviewCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => replyToReview(scope, { ...call.parameters, ...call.body }, batchId),
      (isChanged, batchId) => ({ batchId: isChanged ? batchId : null }),
    ),
  )

  serve(api.importReviewsCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => importReviews(scope, call.body, batchId),
      (outcome, batchId) => ({ ...outcome, batchId: call.body.isDryRun || outcome.added === 0 ? null : batchId }),
    ),
  )

  serve(api.exportReviewsCall, async ({ website, reply }) => sendReviewsCsv(reading(services, website), website, reply))
}
