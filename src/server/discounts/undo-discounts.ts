import { isDeepStrictEqual } from 'node:util'
import type { Undoer } from '#server/changes/undoer.ts'
import type { Discount, DiscountContent } from '#shared/discounts/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { deleteDiscount, roomBeside, roomForAnother } from './change-discount.ts'
import { discountLog, loggedDiscount, recordDiscount } from './change-log.ts'
import { lockDiscount, writeDiscount } from './discount-store.ts'

type Logged = DiscountContent & { readonly id: string }

/** Restores discounts. A deleted one returns with its codes and its usage. */
export const undoDiscounts: Undoer<Logged> = {
  log: discountLog,
  permissions: ['discounts.write'],
  async undo(scope, changes, { batchId }) {
    await scope.raiseVersion()
    for (const { nounId, before, after } of changes) {
      const locked = await lockDiscount(scope, nounId)
      const current = locked && !locked.isDeleted ? locked.discount : null
      if (!isDeepStrictEqual(current && loggedDiscount(current), after)) return fail('change-superseded')
      if (before === null) {
        const deleted = await deleteDiscount(scope, nounId, batchId)
        if (!deleted.ok) return fail('change-superseded')
        continue
      }
      // A discount that was deleted for good has no usage and no codes to return to.
      if (!locked) return fail('change-superseded')
      const { id: _, ...content } = before
      const room = current ? await roomBeside(scope, current, content) : await roomForAnother(scope, content)
      if (!room.ok) return room
      const restored: Discount = {
        ...locked.discount,
        ...content,
        revision: locked.discount.revision + 1,
        updatedAt: Date.now(),
      }
      await writeDiscount(scope, restored)
      await recordDiscount(scope, batchId, current, restored)
    }
    return succeed(undefined)
  },
}
