import type { ChangeScope } from '#server/scope.ts'
import { insertUses, saveUses, type Using } from '#server/uses/save-uses.ts'
import type { Product } from '#shared/products/schema.ts'

interface Update {
  readonly before: Product
  readonly after: Product
}

/** Writes which forms changed products use and which files their descriptions show. */
export const saveProductUses = (scope: ChangeScope, updates: readonly Update[]): Promise<void> =>
  saveUses(
    scope,
    'product',
    updates
      .filter(
        ({ before, after }) =>
          before.body !== after.body || before.additionalFieldsFormId !== after.additionalFieldsFormId,
      )
      .map(({ after }) => toUsing(after)),
  )

/** The same for products that have just been created. */
export const insertProductUses = (scope: ChangeScope, products: readonly Product[]): Promise<void> =>
  insertUses(scope, 'product', products.map(toUsing))

const toUsing = ({ id, body, additionalFieldsFormId }: Product): Using => ({
  id,
  formIds: additionalFieldsFormId === null ? [] : [additionalFieldsFormId],
  text: body,
})
