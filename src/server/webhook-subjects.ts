import type { SentEventType } from '#shared/webhooks/event-types.ts'
import { readCustomer } from './customers/read-customer.ts'
import { readSubmissionMessage } from './forms/submissions/post-form-webhook.ts'
import { readOrders } from './orders/read-orders.ts'
import { readProduct } from './products/read-product.ts'
import type { Scope } from './scope.ts'
import { readVariantMessage } from './stock/variant-message.ts'
import type { Happened, ReadSubjects } from './webhook-endpoints/event-message.ts'

type Reader = (scope: Scope, happened: Happened) => Promise<object>
/** Reads what several events are about, in their order. */
type ReaderOfSeveral = (scope: Scope, happened: readonly Happened[]) => Promise<readonly object[]>

/** One after the other, and twice where two events are about the same: they are few. */
const oneByOne =
  (read: Reader): ReaderOfSeveral =>
  async (scope, happened) => {
    const found: object[] = []
    for (const one of happened) found.push(await read(scope, one))
    return found
  }

const orders: ReaderOfSeveral = async (scope, happened) => {
  const found = await readOrders(scope, [...new Set(happened.map(({ subjectId }) => subjectId))])
  return happened.map(({ subjectId, facts }) => ({
    orderId: subjectId,
    ...facts,
    order: found.get(subjectId) ?? null,
  }))
}
const product = oneByOne(async (scope, { subjectId }) => ({
  productId: subjectId,
  product: await readProduct(scope, subjectId),
}))
const customer = oneByOne(async (scope, { subjectId }) => ({
  customerId: subjectId,
  customer: await readCustomer(scope, subjectId),
}))

/** How what an event is about is read when it is sent, one line for each event. */
const readers = {
  'order.created': orders,
  'order.paid': orders,
  'order.edited': orders,
  'order.fulfilled': orders,
  'order.refunded': orders,
  'order.canceled': orders,
  'product.created': product,
  'product.updated': product,
  'product.deleted': oneByOne(async (_, { subjectId }) => ({ productId: subjectId })),
  'stock.changed': oneByOne(async (scope, { subjectId, facts }) => ({
    variantId: subjectId,
    ...facts,
    variant: await readVariantMessage(scope, subjectId),
  })),
  'customer.created': customer,
  'customer.updated': customer,
  'customer.deleted': oneByOne(async (_, { subjectId }) => ({ customerId: subjectId })),
  'form.submitted': oneByOne(async (scope, { subjectId }) => ({
    submissionId: subjectId,
    submission: await readSubmissionMessage(scope, subjectId),
  })),
  'webhook.test': oneByOne(async () => ({ message: 'This is a test event.' })),
} satisfies Readonly<Record<SentEventType, ReaderOfSeveral>>

/** Reads what events are about; its schema checks each before it is sent (`shared/webhook-endpoints/events.ts`). */
export const readWebhookSubjects: ReadSubjects = async (scope, happened) => {
  const found = new Map<Happened, object>()
  for (const [read, some] of Map.groupBy(happened, ({ type }) => readers[type])) {
    for (const [place, subject] of (await read(scope, some)).entries()) found.set(some[place]!, subject)
  }
  return happened.map((one) => found.get(one)!)
}
