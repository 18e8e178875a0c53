import type { ChangeScope } from '#server/scope.ts'

export const INDEX_PRODUCTS = 'index-products'

export interface IndexProductsPayload {
  /** Only the products of one category; null is all of the website. */
  readonly categoryId: string | null
}

/** Has products indexed again after something changed that they are found by, and that is not a part of them. */
export async function indexLater(scope: ChangeScope, categoryId: string | null): Promise<void> {
  await scope.enqueue({ kind: INDEX_PRODUCTS, payload: { categoryId } satisfies IndexProductsPayload })
}
