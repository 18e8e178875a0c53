import { UNDO_BATCH, undoBatchHandler } from './changes/undo-in-steps.ts'
import { refundOrderHandler } from './checkout/refund-order.ts'
import { settlePaymentHandler } from './checkout/settle-later.ts'
import { SETTLE_PAYMENT } from './checkout/settle-payment.ts'
import { INDEX_PRODUCTS } from './collections/index-later.ts'
import { dailyWorkHandler } from './daily-work.ts'
import { REMOVE_FILES, removeFilesHandler } from './files/delete-asset.ts'
import { MAKE_DERIVATIVES, makeDerivativesHandler } from './files/make-derivatives.ts'
import { postFormWebhookHandler } from './forms/post-form-webhook.ts'
import { POST_FORM_WEBHOOK, WRITE_FORM_LETTERS } from './forms/tell-of-submission.ts'
import { writeFormLettersHandler } from './forms/write-form-letters.ts'
import { FETCH_IMPORT_PICTURES } from './imports/fetch-pictures.ts'
import {
  CHECK_IMPORT,
  checkImportHandler,
  fetchPicturesHandler,
  RUN_IMPORT,
  runImportHandler,
  UNDO_IMPORT,
  undoImportHandler,
} from './imports/jobs.ts'
import { DAILY } from './jobs/daily.ts'
import type { JobHandler } from './jobs/worker.ts'
import { writeOrderLettersHandler } from './letters/write-order-letters.ts'
import { sendLetterHandler } from './mail/send-letter.ts'
import { SEND_LETTER } from './mail/write-letter.ts'
import { WRITE_NEWSLETTER_LETTER } from './newsletter/join-list.ts'
import { writeNewsletterLetterHandler } from './newsletter/write-newsletter-letter.ts'
import { REFUND_ORDER } from './orders/change-order.ts'
import { WRITE_ORDER_LETTERS } from './orders/insert-order.ts'
import { WRITE_RESET_LETTER, writeResetLetterHandler } from './people/write-reset-letter.ts'
import { indexProductsHandler } from './products/index-products.ts'
import { PUBLISH_PRODUCT, publishScheduled } from './products/publish-scheduled.ts'
import type { Services } from './services.ts'
import { WEBHOOK_ATTEMPTS } from './webhooks/post-webhook.ts'

/** Work that takes minutes, or waits for others. */
export const longJobs: readonly string[] = [
  MAKE_DERIVATIVES,
  CHECK_IMPORT,
  RUN_IMPORT,
  UNDO_IMPORT,
  FETCH_IMPORT_PICTURES,
  INDEX_PRODUCTS,
  UNDO_BATCH,
  POST_FORM_WEBHOOK,
]

/** Long work that no one waits for. */
export const backgroundJobs: readonly string[] = [MAKE_DERIVATIVES, FETCH_IMPORT_PICTURES]

/** Work whose other end may be away for days, and how often it is tried. */
export const patientJobs: Readonly<Record<string, number>> = { [POST_FORM_WEBHOOK]: WEBHOOK_ATTEMPTS }

/** Who does which kind of job, one line each. */
export function jobHandlers(services: Services): Record<string, JobHandler> {
  const { database, env } = services
  const smtp = env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? 'shop@localhost' } : null
  return {
    [DAILY]: dailyWorkHandler(services),
    [SETTLE_PAYMENT]: settlePaymentHandler(services),
    [REFUND_ORDER]: refundOrderHandler(services),
    [PUBLISH_PRODUCT]: publishScheduled(services),
    [INDEX_PRODUCTS]: indexProductsHandler(services),
    [SEND_LETTER]: sendLetterHandler(database, smtp),
    [MAKE_DERIVATIVES]: makeDerivativesHandler(services),
    [WRITE_RESET_LETTER]: writeResetLetterHandler(services),
    [WRITE_ORDER_LETTERS]: writeOrderLettersHandler(services),
    [CHECK_IMPORT]: checkImportHandler(services),
    [RUN_IMPORT]: runImportHandler(services),
    [UNDO_IMPORT]: undoImportHandler(services),
    [FETCH_IMPORT_PICTURES]: fetchPicturesHandler(services),
    [UNDO_BATCH]: undoBatchHandler(services),
    [REMOVE_FILES]: removeFilesHandler(services),
    [WRITE_FORM_LETTERS]: writeFormLettersHandler(services),
    [POST_FORM_WEBHOOK]: postFormWebhookHandler(services),
    [WRITE_NEWSLETTER_LETTER]: writeNewsletterLetterHandler(services),
  }
}
