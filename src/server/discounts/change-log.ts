import { defineLog } from '#server/changes/define-log.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import { type Discount, discountContentSchema } from '#shared/discounts/schema.ts'
import { shownName } from '#shared/discounts/shown-name.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** What the log stores of a discount: not its usage, which orders change. */
const loggedDiscountSchema = discountContentSchema.extend({ id: idSchema }).strip()

/** Changes of discounts. */
export const discountLog = defineLog({
  noun: 'discount',
  snapshot: loggedDiscountSchema,
  titleOf: shownName,
})

/** The part of a discount that the log stores. */
export const loggedDiscount = (discount: Discount) => loggedDiscountSchema.parse(discount)

/** Writes a change of a discount to the log. */
export const recordDiscount = (
  scope: ChangeScope,
  batchId: string,
  before: Discount | null,
  after: Discount | null,
): Promise<void> =>
  recordChange(scope, batchId, discountLog, {
    nounId: (after ?? before)!.id,
    before: before && loggedDiscount(before),
    after: after && loggedDiscount(after),
  })
