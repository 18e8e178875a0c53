import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { type ProductPlace, productOrderLog } from '../change-log.ts'
import { moveProduct } from './move-product.ts'

/** Moves products back after their previous neighbors. */
export const undoProductOrder: Undoer<ProductPlace> = {
  log: productOrderLog,
  permissions: ['products.write'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before } of changes) {
      const moved = await moveProduct(scope, nounId, before!.afterProductId, batchId)
      if (!moved.ok) return fail('change-superseded')
    }
    return succeed(undefined)
  },
}
