import type { Scope } from '#server/scope.ts'
import { type Findings, findCorrecting } from '#server/search/find.ts'
import { readSummaries } from '../read-summaries.ts'
import type { ListedProducts } from './list-visible-products.ts'
import { visibleIds } from './visible-products.ts'

export interface FoundProducts extends ListedProducts, Pick<Findings, 'correctedText'> {}

/** Search results for visitors, best first. @param isExact whether misspellings are not corrected */
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
