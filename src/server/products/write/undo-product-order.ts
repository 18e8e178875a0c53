import type { Undoer } from '#server/changes/undoer.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { moveProduct, type ProductPlace } from './move-product.ts'

/** Puts moved products back behind those they stood behind before. */
export const undoProductOrder: Undoer = {
  permissions: ['products.write'],
  async undo(scope, changes, { batchId }) {
    for (const { nounId, before } of changes) {
      const moved = await moveProduct(scope, nounId, (before as ProductPlace).afterProductId, batchId)
      if (!moved.ok) return fail('change-superseded')
    }
    return succeed(undefined)
  },
}
