import { isDeepStrictEqual } from 'node:util'
import type { ChangeScope } from '#server/scope.ts'
import { writeTags } from '#server/tags/tag-store.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import type { changeOrderTagsCall } from '#shared/orders/change-api.ts'
import { tagLimits } from '#shared/tags/schema.ts'
import { addOrderEvent } from '../order-events.ts'
import { readOrder } from '../read-order.ts'
import { lockOrder } from '../refund-store.ts'
import { searchKeyOfOrder } from '../search-key.ts'

/**
 * Adds tags to an order and removes others, so that two people who do it at once keep each other's. Tags are searched
 * too.
 * @returns false when nothing was different
 */
export async function changeTags(
  scope: ChangeScope,
  orderId: string,
  by: string,
  { add, remove }: BodyOf<typeof changeOrderTagsCall>,
): Promise<Result<boolean, 'order-not-found' | 'too-many-tags'>> {
  await lockOrder(scope, orderId)
  const order = await readOrder(scope, orderId)
  if (!order) return fail('order-not-found')
  const tags = [...new Set([...order.tags.filter((tag) => !remove.includes(tag)), ...add])].toSorted()
  if (isDeepStrictEqual(tags, order.tags.toSorted())) return succeed(false)
  if (tags.length > tagLimits.most) return fail('too-many-tags', { most: tagLimits.most })
  await writeTags(scope, 'order_tags', orderId, tags)
  await scope.database
    .updateTable('orders')
    .set({ search_key: searchKeyOfOrder({ ...order, tags }) })
    .where('website_id', '=', scope.websiteId)
    .where('id', '=', orderId)
    .execute()
  await addOrderEvent(scope, orderId, { kind: 'tags-changed', by, text: tags.join(', ') })
  return succeed(true)
}
