import { isDeepStrictEqual } from 'node:util'
import { newId } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { checkDiscount, tidyDiscount } from '#shared/discounts/check-discount.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { contentOf } from '#shared/discounts/rules.ts'
import type { Discount, DiscountContent } from '#shared/discounts/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { recordDiscount } from './change-log.ts'
import { hideDiscount, lockDiscount, writeDiscount } from './discount-store.ts'

const TRIGGER_FIXED = 'The method of a saved discount can’t be changed. Add another discount instead.'

/** Creates a discount. */
export async function createDiscount(
  scope: ChangeScope,
  content: DiscountContent,
  batchId: string,
): Promise<Result<Discount, 'invalid-fields' | 'discount-limit' | 'discount-automatic-limit' | 'discount-code-taken'>> {
  const errors = checkDiscount(content)
  if (Object.keys(errors).length > 0) return fail('invalid-fields', { errors })
  const tidy = tidyDiscount(content)
  // Serialized, so that only one of two parallel requests gets the last place, or a code.
  await scope.raiseVersion()
  const room = await roomForAnother(scope, tidy)
  if (!room.ok) return room
  return succeed(await add(scope, tidy, batchId))
}

async function add(scope: ChangeScope, content: DiscountContent, batchId: string): Promise<Discount> {
  const now = Date.now()
  const usage = { usedCount: 0, salesCents: 0, codeCount: 0 }
  const discount = { ...content, ...usage, id: newId(), revision: 1, createdAt: now, updatedAt: now }
  await writeDiscount(scope, discount)
  await recordDiscount(scope, batchId, null, discount)
  return discount
}

/** Creates a copy of a discount: it is off, with a new code, and has no uses. */
export async function duplicateDiscount(
  scope: ChangeScope,
  discountId: string,
  batchId: string,
): Promise<Result<Discount, 'discount-not-found' | 'discount-limit'>> {
  await scope.raiseVersion()
  const original = await lockVisible(scope, discountId)
  if (!original) return fail('discount-not-found')
  if ((await countDiscounts(scope)) >= discountLimits.discounts) return limitReached()
  const content = contentOf(original)
  const code = content.trigger === 'code' ? await freeCode(scope, content.code) : ''
  const title =
    content.title === content.code ? code : `${content.title.slice(0, discountLimits.titleLength - 7)} (copy)`
  return succeed(await add(scope, { ...content, code, title, isOn: false }, batchId))
}

/** The first of CODE-2, CODE-3, … that no discount has. */
async function freeCode(scope: ChangeScope, code: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const tried = `${code.slice(0, discountLimits.codeLength - 6)}-${number}`
    if (!(await isCodeTaken(scope, null, tried))) return tried
  }
}

/**
 * Saves a discount over the revision that its editor opened.
 * @returns the same discount when nothing is different: nothing is logged then
 */
export async function saveDiscount(
  scope: ChangeScope,
  discountId: string,
  { revision, content }: { readonly revision: number; readonly content: DiscountContent },
  batchId: string,
): Promise<
  Result<
    Discount,
    'invalid-fields' | 'discount-not-found' | 'edit-conflict' | 'discount-automatic-limit' | 'discount-code-taken'
  >
> {
  const errors = checkDiscount(content)
  if (Object.keys(errors).length > 0) return fail('invalid-fields', { errors })
  await scope.raiseVersion()
  const before = await lockVisible(scope, discountId)
  if (!before) return fail('discount-not-found')
  if (before.revision !== revision) return fail('edit-conflict', { revision: before.revision })
  // The codes of a discount would lose their meaning.
  if (content.trigger !== before.trigger) return fail('invalid-fields', { errors: { trigger: TRIGGER_FIXED } })
  const tidy = tidyDiscount(content)
  if (isDeepStrictEqual(tidy, contentOf(before))) return succeed(before)
  const room = await roomBeside(scope, before, tidy)
  return room.ok ? succeed(await write(scope, before, tidy, batchId)) : room
}

async function write(
  scope: ChangeScope,
  before: Discount,
  content: DiscountContent,
  batchId: string,
): Promise<Discount> {
  const after = { ...before, ...content, revision: before.revision + 1, updatedAt: Date.now() }
  await writeDiscount(scope, after)
  await recordDiscount(scope, batchId, before, after)
  return after
}

/** Turns a discount on or off. @returns whether it was different */
export async function switchDiscount(
  scope: ChangeScope,
  discountId: string,
  isOn: boolean,
  batchId: string,
): Promise<Result<boolean, 'discount-not-found' | 'discount-automatic-limit'>> {
  await scope.raiseVersion()
  const before = await lockVisible(scope, discountId)
  if (!before) return fail('discount-not-found')
  if (before.isOn === isOn) return succeed(false)
  const content = { ...contentOf(before), isOn }
  if (await isAutomaticFull(scope, before, content)) return automaticLimitReached()
  await write(scope, before, content, batchId)
  return succeed(true)
}

/** Deletes a discount; undoing restores it with its codes and its usage. */
export async function deleteDiscount(
  scope: ChangeScope,
  discountId: string,
  batchId: string,
): Promise<Result<void, 'discount-not-found'>> {
  await scope.raiseVersion()
  const before = await lockVisible(scope, discountId)
  if (!before) return fail('discount-not-found')
  await hideDiscount(scope, discountId)
  await recordDiscount(scope, batchId, before, null)
  return succeed(undefined)
}

async function lockVisible(scope: ChangeScope, discountId: string): Promise<Discount | null> {
  const locked = await lockDiscount(scope, discountId)
  return locked && !locked.isDeleted ? locked.discount : null
}

/** Whether a site can have another discount like this. */
export async function roomForAnother(
  scope: ChangeScope,
  content: DiscountContent,
): Promise<Result<void, 'discount-limit' | 'discount-automatic-limit' | 'discount-code-taken'>> {
  return (await countDiscounts(scope)) >= discountLimits.discounts ? limitReached() : roomBeside(scope, null, content)
}

/** Whether a discount can be saved like this beside the others. @param before null when it is not there yet */
export async function roomBeside(
  scope: ChangeScope,
  before: Discount | null,
  content: DiscountContent,
): Promise<Result<void, 'discount-automatic-limit' | 'discount-code-taken'>> {
  const ownId = before?.id ?? null
  if (content.trigger === 'code' && (await isCodeTaken(scope, ownId, content.code))) return fail('discount-code-taken')
  return (await isAutomaticFull(scope, before, content)) ? automaticLimitReached() : succeed(undefined)
}

const limitReached = () => fail('discount-limit', { most: discountLimits.discounts })
const automaticLimitReached = () => fail('discount-automatic-limit', { most: discountLimits.automatic })

/** The number of discounts of a site. */
export async function countDiscounts({ database, websiteId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom('discounts')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function isCodeTaken({ database, websiteId }: ChangeScope, id: string | null, code: string): Promise<boolean> {
  const other = await database
    .selectFrom('discounts')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('code', '=', code)
    .executeTakeFirst()
  if (other && other.id !== id) return true
  const single = await database
    .selectFrom('discount_codes')
    .select('code')
    .where('website_id', '=', websiteId)
    .where('code', '=', code)
    .executeTakeFirst()
  return single !== undefined
}

async function isAutomaticFull(
  { database, websiteId }: ChangeScope,
  before: Discount | null,
  content: DiscountContent,
): Promise<boolean> {
  const runs = ({ trigger, isOn, endsAt }: DiscountContent) =>
    trigger === 'automatic' && isOn && (endsAt === null || endsAt > Date.now())
  if (!runs(content) || (before && runs(before))) return false
  const { count } = await database
    .selectFrom('discounts')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('website_id', '=', websiteId)
    .where('trigger_kind', '=', 'automatic')
    .where('is_on', '=', 1)
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', Date.now())]))
    .executeTakeFirstOrThrow()
  return Number(count) >= discountLimits.automatic
}
