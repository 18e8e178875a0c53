import { lockProducts } from '#server/products/read-product.ts'
import { saveProducts } from '#server/products/write/save-product.ts'
import { toInput } from '#server/products/write/to-input.ts'
import { changing } from '#server/stores.ts'
import type { ImportedProduct } from './formats/imported-product.ts'
import type { ImportServices } from './load-import.ts'
import { type ImportContext, readCatalogue } from './read-catalogue.ts'

/** Products of our own export refer to later ones: they are related once all are imported. It can be repeated. */
export async function relateProducts(
  services: ImportServices,
  website: { id: string },
  staff: { userId: string } | null,
  {
    products,
    importId,
    batchId,
    context,
  }: {
    /** Null when the file cannot relate any. */
    readonly products: AsyncGenerator<ImportedProduct[]> | null
    readonly importId: string
    readonly batchId: string
    readonly context: ImportContext
  },
): Promise<void> {
  for await (const batch of products ?? []) {
    const some = batch.filter(({ own }) => (own?.relatedProductIds.length ?? 0) > 0)
    if (some.length === 0) continue
    await changing(services, website, staff, async (scope) => {
      const catalogue = await readCatalogue(scope, some, context)
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
        { batchId, aboutId: importId, productLimit: context.productLimit, takenUrlId: 'number' },
      )
    })
  }
}
