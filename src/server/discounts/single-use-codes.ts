import { randomBytes } from 'node:crypto'
import { insertRows } from '#server/database/insert-rows.ts'
import { lettersOf } from '#server/identifiers.ts'
import type { ChangeScope, Scope } from '#server/scope.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { normalizeCode } from '#shared/discounts/rules.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { lockDiscount } from './discount-store.ts'

/** Five bits each: 80 bits cannot be guessed, whatever the limits of tries. */
const LETTERS_OF_CODE = 16

/** A code that cannot be guessed, in groups of four: SPRING-7K2M-Q0XD-9RVT-3HJB. */
const newCode = (prefix: string): string =>
  prefix + lettersOf(randomBytes(LETTERS_OF_CODE)).replace(/(.{4})(?=.)/g, '$1-')

/** Adds single-use codes to a discount. @returns how many it has now */
export async function generateCodes(
  scope: ChangeScope,
  discountId: string,
  { count, prefix }: { readonly count: number; readonly prefix: string },
): Promise<Result<{ codeCount: number }, 'discount-not-found' | 'discount-without-codes' | 'discount-codes-limit'>> {
  const locked = await lockDiscount(scope, discountId)
  if (!locked || locked.isDeleted) return fail('discount-not-found')
  const { trigger, codeCount } = locked.discount
  if (trigger !== 'single-use-codes') return fail('discount-without-codes')
  if (codeCount + count > discountLimits.singleUseCodes)
    return fail('discount-codes-limit', { most: discountLimits.singleUseCodes })
  const now = Date.now()
  const { database, websiteId } = scope
  await insertRows(
    database,
    'discount_codes',
    Array.from({ length: count }, () => ({
      website_id: websiteId,
      code: newCode(normalizeCode(prefix)),
      discount_id: discountId,
      created_at: now,
      used_at: null,
    })),
  )
  await database
    .updateTable('discounts')
    .set({ code_count: codeCount + count })
    .where('website_id', '=', websiteId)
    .where('id', '=', discountId)
    .execute()
  // The first codes make carts show the field for codes.
  if (codeCount === 0) await scope.raiseVersion()
  return succeed({ codeCount: codeCount + count })
}

const CODES_READ_AT_ONCE = 2000

/** The rows of the CSV of a discount's codes: the code, and when an order used it. */
export async function* codeRows({ database, websiteId }: Scope, discountId: string): AsyncGenerator<string[]> {
  yield ['Code', 'Used', 'Used at']
  for (let after = ''; ; ) {
    const rows = await database
      .selectFrom('discount_codes')
      .select(['code', 'used_at'])
      .where('website_id', '=', websiteId)
      .where('discount_id', '=', discountId)
      .where('code', '>', after)
      .orderBy('code')
      .limit(CODES_READ_AT_ONCE)
      .execute()
    for (const { code, used_at } of rows)
      yield [code, used_at === null ? 'no' : 'yes', used_at === null ? '' : new Date(used_at).toISOString()]
    if (rows.length < CODES_READ_AT_ONCE) return
    after = rows.at(-1)!.code
  }
}
