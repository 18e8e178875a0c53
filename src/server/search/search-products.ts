import type { ListedProducts } from '#server/products/list-visible-products.ts'
import { readSummaries } from '#server/products/read-summaries.ts'
import { visibleIds } from '#server/products/visible-products.ts'
import type { Scope } from '#server/scope.ts'
import { type Findings, findCorrecting } from './find.ts'

export interface FoundProducts extends ListedProducts, Pick<Findings, 'correctedText'> {}

/** What visitors find in the shop, best first. @param isExact whether no slip is forgiven */
export async function searchProducts(
  scope: Scope,
  text: string,
  { offset, limit, isExact = false }: { offset: number; limit: number; isExact?: boolean },
): Promise<FoundProducts> {
  const { ids: found, correctedText } = await findCorrecting(scope, 'product', text, isExact)
  const ids = await visibleIds(scope, found)
  return {
    products: await readSummaries(scope, ids.slice(offset, offset + limit)),
    total: ids.length,
    correctedText: ids.length > 0 ? correctedText : null,
  }
}
