import { changeSubmissionsCall, listAllSubmissionsCall, listSubmissionsCall } from '#shared/forms/inbox-api.ts'
import {
  countPersonCall,
  createFormCall,
  deletePersonCall,
  previewFormCall,
  updateFormCall,
} from '#shared/forms/owner-api.ts'
import { listSignUpsCall, sendAllRestockCall, sendRestockCall } from '#shared/restock/api.ts'
import { importReviewsCall, listReviewsCall, moderateReviewsCall, replyToReviewCall } from '#shared/reviews/api.ts'
import { type Example, example, exampleIds } from './define.ts'

const { productId, variantId, reviewId, submissionId, fieldId } = exampleIds
const form = {
  name: 'Contact',
  fields: [{ id: fieldId, type: 'email' as const, title: 'Email', required: true }],
}

/** What visitors send: forms, reviews and requests for restock notices. */
export const replyExamples: readonly Example[] = [
  example(createFormCall, { body: { template: 'contact' } }),
  example(updateFormCall, { body: { ...form, revision: 1 } }),
  example(previewFormCall, { body: { form: JSON.stringify(form) } }),
  example(listSubmissionsCall, { query: { folder: 'inbox' } }),
  example(listAllSubmissionsCall, { query: { folder: 'inbox' } }),
  example(changeSubmissionsCall, { body: { submissionIds: [submissionId], isRead: true } }),
  example(countPersonCall, { body: { email: 'ada@example.com' } }),
  example(deletePersonCall, { body: { email: 'ada@example.com' } }),
  example(listReviewsCall, { query: { state: 'waiting', rating: '5' } }),
  example(replyToReviewCall, { body: { reply: 'Thank you, Ada.', revision: 1 } }),
  example(moderateReviewsCall, { body: { reviewIds: [reviewId], state: 'published' } }),
  example(importReviewsCall, {
    body: {
      csv: 'Product handle,Rating,Title,Body,Author,Email\nharbor-mug,5,Lovely,Holds the heat.,Ada,ada@example.com\n',
      isDryRun: true,
    },
  }),
  example(listSignUpsCall, { query: { productId, variantId } }),
  example(sendRestockCall, { body: { productId, variantId } }),
  example(sendAllRestockCall, { body: { sendRequests: [{ productId, variantId }] } }),
]
