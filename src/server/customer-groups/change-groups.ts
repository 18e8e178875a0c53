import { isDeepStrictEqual } from 'node:util'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope } from '#server/scope.ts'
import { canBePaid } from '#shared/currencies/rules.ts'
import { groupLimits } from '#shared/customer-groups/limits.ts'
import { type CustomerGroup, type GroupContent, groupContentSchema } from '#shared/customer-groups/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { smallestCents } from '#shared/money/money.ts'
import { breaksRefusal, inOrder } from '#shared/products/quantity-breaks/rules.ts'
import { recordGroup } from './change-log.ts'
import { hideGroup, lockGroup, writeGroup } from './group-store.ts'

type ContentRefusal = 'price-not-payable' | 'quantity-breaks-unordered'

/** Adds a group. */
export async function createGroup(
  scope: ChangeScope,
  content: GroupContent,
  batchId: string,
): Promise<Result<CustomerGroup, ContentRefusal | 'customer-group-limit'>> {
  const checked = await checkContent(scope, content)
  if (!checked.ok) return checked
  // Serialized, so that only one of two parallel requests gets the last place.
  await scope.raiseVersion()
  if ((await countGroups(scope)) >= groupLimits.groups) return fail('customer-group-limit')
  const group = { ...checked.value, id: newId(), revision: 1, createdAt: Date.now() }
  await writeGroup(scope, group)
  await recordGroup(scope, batchId, null, group)
  return succeed(group)
}

/**
 * Saves a group over the revision that its editor opened.
 * @returns the same revision when nothing was different: nothing is logged then
 */
export async function saveGroup(
  scope: ChangeScope,
  groupId: string,
  { revision, content }: { readonly revision: number; readonly content: GroupContent },
  batchId: string,
): Promise<Result<CustomerGroup, ContentRefusal | 'customer-group-not-found' | 'edit-conflict'>> {
  const checked = await checkContent(scope, content)
  if (!checked.ok) return checked
  const locked = await lockGroup(scope, groupId)
  if (!locked || locked.isDeleted) return fail('customer-group-not-found')
  const before = locked.group
  if (before.revision !== revision) return fail('edit-conflict', { revision: before.revision })
  if (isDeepStrictEqual(groupContentSchema.strip().parse(before), checked.value)) return succeed(before)
  const after = { ...before, ...checked.value, revision: revision + 1 }
  await writeGroup(scope, after)
  await recordGroup(scope, batchId, before, after)
  return succeed(after)
}

/** Deletes a group. Its customers pay the prices of the shop, and are in it again once the deletion is undone. */
export async function deleteGroup(
  scope: ChangeScope,
  groupId: string,
  batchId: string,
): Promise<Result<void, 'customer-group-not-found'>> {
  await scope.raiseVersion()
  const locked = await lockGroup(scope, groupId)
  if (!locked || locked.isDeleted) return fail('customer-group-not-found')
  await hideGroup(scope, groupId)
  await recordGroup(scope, batchId, locked.group, null)
  return succeed(undefined)
}

/** The number of groups that are not deleted. */
export async function countGroups({ database, websiteId }: ChangeScope): Promise<number> {
  const { count } = await database
    .selectFrom('customer_groups')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A list as it is saved: steps in their order, each category once. */
async function checkContent(scope: ChangeScope, content: GroupContent): Promise<Result<GroupContent, ContentRefusal>> {
  const { currency } = await scope.settings()
  const steps = inOrder(content.steps)
  const isPayable = content.minimumCents % smallestCents(currency) === 0 && canBePaid(content.fixedMinimums)
  if (!isPayable) return fail('price-not-payable')
  const refusal = breaksRefusal({ kind: 'percent', steps: steps.map((step) => ({ ...step, priceCents: 0 })) }, currency)
  if (refusal) return fail(refusal)
  const categories = [...new Map(content.categories.map((one) => [one.categoryId, one])).values()]
  return succeed({ ...content, steps, categories })
}
