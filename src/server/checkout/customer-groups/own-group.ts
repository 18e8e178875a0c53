import { groupOfBuyer, isAddressOf } from '#server/customer-groups/group-of-buyer.ts'
import type { Scope } from '#server/scope.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import { sentenceOf } from '#shared/failures.ts'
import { fail } from '#shared/http/failure.ts'

/**
 * A cart as the buyer with this email address pays it: the prices of a group are for the customer whose link was opened.
 * @returns with the sentence that says why the prices are others
 */
export async function withOwnGroup(
  scope: Scope,
  content: StoredCart,
  email: string,
): Promise<{ readonly content: StoredCart; readonly refused: readonly string[] }> {
  const { groupLink, ...others } = content
  const group = content.draftOrderId === undefined ? await groupOfBuyer(scope, groupLink) : null
  if (!group || (await isAddressOf(scope, group.customerId, email))) return { content, refused: [] }
  return { content: others, refused: [sentenceOf(fail('group-other-address').failure)] }
}
