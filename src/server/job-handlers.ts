import type { JobKind } from '#shared/jobs/names.ts'
import { writeWeeklyEmailJob } from './analytics/weekly/jobs.ts'
import { writeWeeklyEmailHandler } from './analytics/weekly/write-weekly-email.ts'
import { remindOfCartJob } from './cart-reminders/jobs.ts'
import { remindOfCartHandler } from './cart-reminders/remind-of-cart.ts'
import { undoBatchJob } from './changes/jobs.ts'
import { undoBatchHandler } from './changes/undo-in-steps.ts'
import { handlePaymentEventHandler } from './checkout/events/handle-event.ts'
import { handlePaymentEventJob, settlePaymentJob, showOrderJob } from './checkout/jobs.ts'
import { refundOrderHandler } from './checkout/refunds/return-money.ts'
import { settlePaymentHandler } from './checkout/settle-later.ts'
import { showOrderHandler } from './checkout/show-order-at-provider.ts'
import { findKeptMethodHandler } from './checkout/subscriptions/find-kept-method.ts'
import { renewSubscriptionHandler } from './checkout/subscriptions/renew.ts'
import { writeSubscriptionEmailHandler } from './checkout/subscriptions/write-email.ts'
import { indexProductsJob } from './collections/jobs.ts'
import { fillCustomersHandler } from './customers/fill-customers.ts'
import { copyCustomerJob, eraseCustomerJob, fillCustomersJob } from './customers/jobs.ts'
import { copyCustomerHandler } from './customers/privacy/copy-customer.ts'
import { eraseCustomerHandler } from './customers/privacy/erase-customer.ts'
import { dailyWorkHandler } from './daily-work.ts'
import { sendSummariesHandler } from './donations/donors/send-summaries.ts'
import { sendSummariesJob } from './donations/jobs.ts'
import { emailHtml } from './emails/email-html.ts'
import { isConfidential } from './emails/personal-emails.ts'
import { writeOrderEmailsHandler } from './emails/write-order-emails.ts'
import { releaseLateExchangeJob } from './exchanges/jobs.ts'
import { removeFilesHandler } from './files/delete-asset.ts'
import { makeDerivativesJob, removeFilesJob } from './files/jobs.ts'
import { makeDerivativesHandler } from './files/make-derivatives.ts'
import { postFormWebhookJob, writeFormEmailsJob } from './forms/jobs.ts'
import { postFormWebhookHandler } from './forms/submissions/post-form-webhook.ts'
import { writeFormEmailsHandler } from './forms/submissions/write-form-emails.ts'
import { issueSoldCardsHandler } from './gift-cards/issue-sold.ts'
import { issueSoldCardsJob, writeGiftCardEmailJob } from './gift-cards/jobs.ts'
import { writeGiftCardEmailHandler } from './gift-cards/write-gift-card-email.ts'
import {
  checkImportHandler,
  fetchPicturesHandler,
  runImportHandler,
  undoImportHandler,
} from './imports/job-handlers.ts'
import { checkImportJob, fetchPicturesJob, runImportJob, undoImportJob } from './imports/jobs.ts'
import { publishItemJob } from './items/jobs.ts'
import { dailyJob } from './jobs/daily.ts'
import type { JobDefinition } from './jobs/define-job.ts'
import { type Job, type JobRunner, type JobRunners, runnerOf, runnersOf } from './jobs/run-job.ts'
import { sendEmailJob } from './mail/jobs.ts'
import { sendEmailHandler } from './mail/send-email.ts'
import { mailServersOf } from './mail/servers/mail-servers.ts'
import { writeNewsletterEmailJob } from './newsletter/jobs.ts'
import { writeNewsletterEmailHandler } from './newsletter/write-newsletter-email.ts'
import { refundOrderJob, writeOrderEmailsJob } from './orders/jobs.ts'
import { publishPageHandler } from './pages/draft/publish-scheduled.ts'
import { publishItemHandler } from './pages/items/publish-items.ts'
import { indexSharedSectionJob, publishPageJob, publishVersionJob } from './pages/jobs.ts'
import { indexSharedSectionHandler } from './pages/shared-sections/index-shared-section.ts'
import { publishVersionHandler } from './pages/versions/publish-version.ts'
import { writeResetEmailJob } from './people/jobs.ts'
import { writeResetEmailHandler } from './people/write-reset-email.ts'
import { personErasers } from './person-erasers.ts'
import { sendPurchaseJob } from './pixels/jobs.ts'
import { sendPurchaseHandler } from './pixels/send-purchase.ts'
import { publishProductJob } from './products/jobs.ts'
import { indexProductsHandler } from './products/write/index-products.ts'
import { publishScheduled } from './products/write/publish-scheduled.ts'
import { countSalesJob } from './reports/jobs.ts'
import { countSalesHandler } from './reports/keep-counted.ts'
import { sendRestockHandler } from './restock/send-notices.ts'
import { writeReturnEmailsJob } from './returns/jobs.ts'
import { releaseLateExchangeHandler } from './returns/release-late-exchange.ts'
import { writeReturnEmailsHandler } from './returns/write-return-emails.ts'
import { writeReviewEmailJob, writeReviewRequestJob } from './reviews/jobs.ts'
import { writeReviewRequestHandler } from './reviews/requests/write-request.ts'
import { writeReviewEmailHandler } from './reviews/write-review-email.ts'
import { writePostingsJob } from './search/jobs.ts'
import { writePostingsHandler } from './search/write-late-postings.ts'
import type { Services } from './services.ts'
import { writeLowStockEmailJob } from './stock/low-stock/jobs.ts'
import { writeLowStockEmailHandler } from './stock/low-stock/write-low-stock-email.ts'
import { sendRestockJob } from './stock-returns/jobs.ts'
import { findKeptMethodJob, renewSubscriptionJob, writeSubscriptionEmailJob } from './subscriptions/jobs.ts'
import { writeExemptionLinkJob } from './tax-exemptions/jobs.ts'
import { writeExemptionLinkHandler } from './tax-exemptions/write-exemption-link.ts'
import { checkVatNumberHandler } from './vat-numbers/check-again.ts'
import { checkVatNumberJob } from './vat-numbers/jobs.ts'
import { deliverWebhooksHandler } from './webhook-endpoints/deliver-webhooks.ts'
import { replayWebhooksHandler } from './webhook-endpoints/replay.ts'
import { writeWebhookEmailHandler } from './webhook-endpoints/write-webhook-email.ts'
import { readWebhookSubjects } from './webhook-subjects.ts'
import { deliverWebhooksJob, replayWebhooksJob, writeWebhookEmailJob } from './webhooks/jobs.ts'

/** A kind of job and the function that builds its handler. */
export interface JobEntry {
  readonly job: JobDefinition<unknown, JobKind>
  readonly createRunner: (services: Services) => JobRunner
}

/** Every kind of background job and its handler, one line each. */
export const jobs: readonly JobEntry[] = [
  entry(dailyJob, dailyWorkHandler),
  entry(settlePaymentJob, settlePaymentHandler),
  entry(handlePaymentEventJob, handlePaymentEventHandler),
  entry(showOrderJob, showOrderHandler),
  entry(sendPurchaseJob, sendPurchaseHandler),
  entry(sendRestockJob, sendRestockHandler),
  entry(writeReviewRequestJob, writeReviewRequestHandler),
  entry(writeReviewEmailJob, writeReviewEmailHandler),
  entry(remindOfCartJob, remindOfCartHandler),
  entry(refundOrderJob, refundOrderHandler),
  entry(writeGiftCardEmailJob, writeGiftCardEmailHandler),
  entry(issueSoldCardsJob, issueSoldCardsHandler),
  entry(publishProductJob, publishScheduled),
  entry(publishItemJob, publishItemHandler),
  entry(publishPageJob, publishPageHandler),
  entry(indexSharedSectionJob, indexSharedSectionHandler),
  entry(publishVersionJob, publishVersionHandler),
  entry(indexProductsJob, indexProductsHandler),
  entry(writePostingsJob, writePostingsHandler),
  entry(sendEmailJob, ({ database, env, sealing, websites }) =>
    sendEmailHandler(database, mailServersOf({ database, env, sealing, isConfidential }), {
      async namesOf(id) {
        const website = await websites.byId(id)
        return { senderName: website?.emails.design.senderName ?? '', title: website?.title ?? '' }
      },
      htmlOf: (email) => emailHtml(database, email),
    }),
  ),
  entry(makeDerivativesJob, makeDerivativesHandler),
  entry(writeResetEmailJob, writeResetEmailHandler),
  entry(writeOrderEmailsJob, writeOrderEmailsHandler),
  entry(releaseLateExchangeJob, releaseLateExchangeHandler),
  entry(writeReturnEmailsJob, writeReturnEmailsHandler),
  entry(checkImportJob, checkImportHandler),
  entry(runImportJob, runImportHandler),
  entry(undoImportJob, undoImportHandler),
  entry(fetchPicturesJob, fetchPicturesHandler),
  entry(undoBatchJob, undoBatchHandler),
  entry(removeFilesJob, removeFilesHandler),
  entry(writeFormEmailsJob, writeFormEmailsHandler),
  entry(postFormWebhookJob, postFormWebhookHandler),
  entry(writeNewsletterEmailJob, writeNewsletterEmailHandler),
  entry(writeLowStockEmailJob, writeLowStockEmailHandler),
  entry(writeWeeklyEmailJob, writeWeeklyEmailHandler),
  entry(checkVatNumberJob, checkVatNumberHandler),
  entry(writeExemptionLinkJob, writeExemptionLinkHandler),
  entry(renewSubscriptionJob, renewSubscriptionHandler),
  entry(findKeptMethodJob, findKeptMethodHandler),
  entry(writeSubscriptionEmailJob, writeSubscriptionEmailHandler),
  entry(fillCustomersJob, fillCustomersHandler),
  entry(copyCustomerJob, copyCustomerHandler),
  entry(eraseCustomerJob, (services) => eraseCustomerHandler(services, personErasers)),
  entry(countSalesJob, countSalesHandler),
  entry(sendSummariesJob, sendSummariesHandler),
  entry(deliverWebhooksJob, (services) => deliverWebhooksHandler(services, readWebhookSubjects)),
  entry(replayWebhooksJob, replayWebhooksHandler),
  entry(writeWebhookEmailJob, writeWebhookEmailHandler),
]

/** Builds the handlers of all kinds. */
export const jobRunners = (services: Services): JobRunners =>
  runnersOf(...jobs.map(({ createRunner }) => createRunner(services)))

function entry<Payload>(
  job: JobDefinition<Payload, JobKind>,
  createHandler: (services: Services) => (job: Job<Payload>) => Promise<void>,
): JobEntry {
  return { job, createRunner: (services) => runnerOf(job, createHandler(services)) }
}
