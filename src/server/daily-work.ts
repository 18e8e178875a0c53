import { deleteOldVisits } from './analytics/delete-old.ts'
import { deleteOldReplays } from './analytics/replays/replay-store.ts'
import { queueWeeklyEmail } from './analytics/weekly/queue-weekly-email.ts'
import { deleteOldAnswers } from './api-keys/answers.ts'
import { deleteAbandonedCarts } from './cart/delete-abandoned-carts.ts'
import { shortenLog } from './changes/shorten-log.ts'
import { deleteOldRecords } from './consent/record-store.ts'
import { deleteOldCopies } from './customers/privacy/delete-old-copies.ts'
import { eraseKeptNames } from './customers/privacy/erase-kept-names.ts'
import { deleteHiddenDiscounts } from './discounts/delete-hidden-discounts.ts'
import { removeUnusedFiles } from './downloads/remove-unused-files.ts'
import { deletePersonalEmails } from './emails/delete-personal-emails.ts'
import { deleteHiddenForms } from './forms/definition/delete-hidden-forms.ts'
import { deleteOldSubmissions } from './forms/inbox/delete-old-submissions.ts'
import { deleteOldTries } from './guard/failed-tries.ts'
import { deleteOldTallies } from './guard/tally.ts'
import { enqueueDaily } from './jobs/daily.ts'
import { deleteDoneJobs } from './jobs/delete-done-jobs.ts'
import type { JobHandler } from './jobs/worker.ts'
import { deleteOldPrices } from './lowest-prices/former-price-store.ts'
import { deleteOldMissingUrls } from './missing-urls/missing-url-store.ts'
import { deleteUnconfirmed } from './newsletter/delete-unconfirmed.ts'
import { deleteOldPaymentEvents } from './payments/delete-old-events.ts'
import { countLater } from './reports/keep-counted.ts'
import { deleteOldRestockRequests } from './restock/delete-old-requests.ts'
import { sendForgottenNotices } from './restock/send-forgotten.ts'
import { deleteOldReviews } from './reviews/delete-old-reviews.ts'
import { askForReviews } from './reviews/requests/ask-for-reviews.ts'
import type { Services } from './services.ts'
import { deleteExpiredSessions } from './sign-in/delete-expired-sessions.ts'
import { deletePasswordResets } from './sign-in/delete-password-resets.ts'
import { deletePastSlots } from './slots/delete-past-slots.ts'
import { deleteOldInvitations } from './staff/invitation-store.ts'
import { changing, reading } from './stores.ts'
import { announcePrices } from './subscriptions/announce-prices.ts'
import { deleteOldVatChecks } from './vat-numbers/vat-check-store.ts'
import { deleteOldEvents } from './webhook-endpoints/delete-old-events.ts'
import { wakeForgotten } from './webhook-endpoints/wake-forgotten.ts'

/** The daily work of each website, one line per noun. The next day is queued first, so that the chain never ends. */
export function dailyWorkHandler(
  services: Pick<Services, 'analytics' | 'database' | 'websites' | 'worker'>,
): JobHandler {
  const { database } = services
  return async ({ websiteId, stopping }) => {
    const now = Date.now()
    const scope = reading({ database }, { id: websiteId })
    await enqueueDaily(database, websiteId, now)
    await deleteDoneJobs(database, websiteId, now, stopping)
    await deleteAbandonedCarts(scope, now, stopping)
    await deleteHiddenForms(scope, now, stopping)
    await deleteHiddenDiscounts(scope, now, stopping)
    await shortenLog(scope, now, stopping)
    await changing(services, { id: websiteId }, null, (change) => removeUnusedFiles(change, now))
    await deleteOldSubmissions(services, { id: websiteId }, now, stopping)
    await deleteUnconfirmed(scope, now, stopping)
    await deleteOldPaymentEvents(scope, now)
    await deletePastSlots(scope, now)
    await deleteOldPrices(scope, now, stopping)
    await deleteOldRecords(scope, now, stopping)
    await deleteOldMissingUrls(scope, now, stopping)
    await deleteOldRestockRequests(scope, now, stopping)
    await changing(services, { id: websiteId }, null, (change) => sendForgottenNotices(change, now))
    await deleteOldReviews(scope, now, stopping)
    await changing(services, { id: websiteId }, null, (change) => askForReviews(change, now))
    await deleteOldTallies(scope, now, stopping)
    await deleteOldTries(database, now, stopping)
    await deleteExpiredSessions(database, now, stopping)
    await deletePasswordResets(database, now, stopping)
    await deleteOldInvitations(scope, now, stopping)
    await deleteOldVatChecks(scope, now)
    await deleteOldEvents(scope, now, stopping)
    await changing(services, { id: websiteId }, null, (change) => wakeForgotten(change))
    await deleteOldAnswers(scope, now, stopping)
    await deletePersonalEmails(scope, now, stopping)
    await changing(services, { id: websiteId }, null, (change) => deleteOldCopies(change, now))
    await eraseKeptNames(services, { id: websiteId }, now, stopping)
    await countLater(services, websiteId)
    const website = await services.websites.byId(websiteId)
    if (website) {
      await announcePrices(services, website, now, stopping)
      await changing(services, website, null, (change) => queueWeeklyEmail(change, website, now))
    }
    // Last: their database may be away while the shop's is not.
    await deleteOldReplays(await services.analytics.open(), websiteId, now)
    await deleteOldVisits(services, websiteId, now, stopping)
  }
}
