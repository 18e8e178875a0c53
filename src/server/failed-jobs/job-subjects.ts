import { POST_FORM_WEBHOOK, WRITE_FORM_LETTERS } from '#server/forms/tell-of-submission.ts'
import { SEND_LETTER } from '#server/mail/write-letter.ts'
import { REFUND_ORDER } from '#server/orders/change-order.ts'
import { WRITE_ORDER_LETTERS } from '#server/orders/insert-order.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import type { FindSubject, JobSubjects } from './failed-jobs.ts'

const answer: FindSubject = async ({ database, websiteId }, payload) => {
  const { submissionId } = payload as { submissionId: string }
  const row = await database
    .selectFrom('form_submissions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.website_id', '=', 'form_submissions.website_id')
        .onRef('forms.id', '=', 'form_submissions.form_id'),
    )
    .select(['forms.id', 'forms.name'])
    .where('form_submissions.website_id', '=', websiteId)
    .where('form_submissions.id', '=', submissionId)
    .where('forms.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { title: `A response to ${row.name}`, path: `/forms/${row.id}/answers/${submissionId}` } : null
}

const letter: FindSubject = async ({ database, websiteId }, payload) => {
  const { letterId } = payload as { letterId: string }
  const row = await database
    .selectFrom('letters')
    .select('subject')
    .where('website_id', '=', websiteId)
    .where('id', '=', letterId)
    .executeTakeFirst()
  return row ? { title: row.subject, path: `/letters/${letterId}` } : null
}

const order: FindSubject = async ({ database, websiteId }, payload) => {
  const { orderId } = payload as { orderId: string }
  const row = await database
    .selectFrom('orders')
    .select('number')
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row ? { title: `Order ${formatOrderNumber(row.number)}`, path: `/orders/${orderId}` } : null
}

/** What work that was given up was about, one line for each kind that its owner knows something of. */
export const jobSubjects: JobSubjects = {
  [POST_FORM_WEBHOOK]: answer,
  [WRITE_FORM_LETTERS]: answer,
  [SEND_LETTER]: letter,
  [WRITE_ORDER_LETTERS]: order,
  [REFUND_ORDER]: order,
}
