import { inPieces } from '#server/database/in-pieces.ts'
import { lockProducts } from '#server/products/read-product.ts'
import { saveProducts } from '#server/products/save-product.ts'
import { toInput } from '#server/products/to-input.ts'
import { changing } from '#server/stores.ts'
import type { ImportedProduct } from '#shared/imports/imported-product.ts'
import { PRODUCTS_PER_BATCH } from '#shared/imports/limits.ts'
import type { ImportServices } from './load-import.ts'
import { type ImportSurroundings, readCatalogue } from './read-catalogue.ts'

/** Products of our own export name others that come later in the file: once all are here, they are related. May be run again. */
export async function relateProducts(
  services: ImportServices,
  website: { id: string },
  member: { userId: string } | null,
  {
    products,
    importId,
    batchId,
    surroundings,
  }: {
    readonly products: readonly ImportedProduct[]
    readonly importId: string
    readonly batchId: string
    readonly surroundings: ImportSurroundings
  },
): Promise<void> {
  const related = products.filter(({ own }) => (own?.relatedProductIds.length ?? 0) > 0)
  for (const some of inPieces(related, PRODUCTS_PER_BATCH)) {
    await changing(services, website, member, async (scope) => {
      const catalogue = await readCatalogue(scope, some, surroundings)
      const ids = new Map(
        some.flatMap((one) => {
          const id =
            catalogue.sources.get(one.sourceId) ?? catalogue.products.find(({ id: own }) => own === one.sourceId)?.id
          return id
            ? [[id, one.own!.relatedProductIds.flatMap((other) => catalogue.relatedOf(other) ?? [])] as const]
            : []
        }),
      )
      const there = await lockProducts(scope, [...ids.keys()])
      await saveProducts(
        scope,
        [...there.values()].map((product) => ({
          productId: product.id,
          input: { ...toInput(product), relatedProductIds: ids.get(product.id)! },
        })),
        { batchId, aboutId: importId, productLimit: surroundings.productLimit, takenUrlId: 'number' },
      )
    })
  }
}
