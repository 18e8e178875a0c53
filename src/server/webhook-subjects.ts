import { readCustomer } from './customers/read-customer.ts'
import { readSubmissionMessage } from './forms/submissions/post-form-webhook.ts'
import { readOrder } from './orders/read-order.ts'
import { readProduct } from './products/read-product.ts'
import type { Scope } from './scope.ts'
import { readVariantMessage } from './stock/variant-message.ts'
import type { Happened, ReadSubject } from './webhook-endpoints/event-message.ts'

type Reader = (scope: Scope, happened: Happened) => Promise<object>

const order: Reader = async (scope, { subjectId, facts }) => ({
  orderId: subjectId,
  ...facts,
  order: await readOrder(scope, subjectId),
})
const product: Reader = async (scope, { subjectId }) => ({
  productId: subjectId,
  product: await readProduct(scope, subjectId),
})
const customer: Reader = async (scope, { subjectId }) => ({
  customerId: subjectId,
  customer: await readCustomer(scope, subjectId),
})

/** How what an event is about is read when it is sent, one line for each event. */
const readers: Readonly<Record<Parameters<ReadSubject>[1], Reader>> = {
  'order.created': order,
  'order.paid': order,
  'order.edited': order,
  'order.fulfilled': order,
  'order.refunded': order,
  'order.canceled': order,
  'product.created': product,
  'product.updated': product,
  'product.deleted': async (_, { subjectId }) => ({ productId: subjectId }),
  'stock.changed': async (scope, { subjectId, facts }) => ({
    variantId: subjectId,
    ...facts,
    variant: await readVariantMessage(scope, subjectId),
  }),
  'customer.created': customer,
  'customer.updated': customer,
  'customer.deleted': async (_, { subjectId }) => ({ customerId: subjectId }),
  'form.submitted': async (scope, { subjectId }) => ({
    submissionId: subjectId,
    submission: await readSubmissionMessage(scope, subjectId),
  }),
  'webhook.test': async () => ({ message: 'This is a test event.' }),
}

/** Reads what an event is about; its schema checks it before it is sent (`shared/webhook-endpoints/events.ts`). */
export const readWebhookSubject: ReadSubject = (scope, type, happened) => readers[type](scope, happened) as never
