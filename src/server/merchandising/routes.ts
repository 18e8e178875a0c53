import { ownerChange } from '#server/changes/owner-change.ts'
import { readCategory } from '#server/collections/category-store.ts'
import { readProduct } from '#server/products/read-product.ts'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import * as api from '#shared/merchandising/api.ts'
import { contextOf, merchandisingOf } from '#shared/merchandising/rules.ts'
import { readMerchandising } from './read-merchandising.ts'
import { readLevel, saveLevel } from './save-merchandising.ts'

const site = { level: 'site', id: '' } as const

const nothing = { id: '', scarcity: null, customSoldOutText: '' }

/** What is shown where a level sets nothing, and who decides it. */
function above(
  { settings }: Pick<Website, 'settings'>,
  sources: Parameters<typeof merchandisingOf>[2],
  product: Parameters<typeof merchandisingOf>[0] = nothing,
) {
  const { values: inherited, winners: inheritedWinners } = merchandisingOf(product, settings, sources)
  return { inherited, inheritedWinners }
}

/** The owner's calls on what products show to sell them. */
export function merchandisingRoutes({ serve, ...services }: Services): void {
  serve(api.getSiteMerchandisingCall, async ({ website }) =>
    succeed({ title: '', ...(await readLevel(reading(services, website), site)), ...above(website, []) }),
  )

  serve(api.getCategoryMerchandisingCall, async ({ website, parameters: { categoryId } }) => {
    const scope = reading(services, website)
    const category = await readCategory(scope, categoryId)
    if (!category) return fail('category-not-found')
    const sources = await readMerchandising(scope, { id: '', categoryIds: [] })
    const level = await readLevel(scope, { level: 'category', id: categoryId })
    return succeed({ title: category.displayName, ...level, ...above(website, sources) })
  })

  serve(api.getProductMerchandisingCall, async ({ website, parameters: { productId } }) => {
    const scope = reading(services, website)
    const product = await readProduct(scope, productId)
    if (!product) return fail('product-not-found')
    const sources = await readMerchandising(scope, product)
    const { values, winners } = merchandisingOf(product, website.settings, sources)
    const others = sources.filter(({ level }) => level !== 'product')
    return succeed({
      title: product.title,
      ...(await readLevel(scope, { level: 'product', id: productId })),
      ...{ context: contextOf(values), values, winners },
      ...above(website, others, product),
    })
  })

  serve(api.saveSiteMerchandisingCall, (call) =>
    ownerChange(
      services,
      call,
      (scope, batchId) => saveLevel(scope, { ...site, title: '' }, call.body, batchId),
      replyTo(call),
    ),
  )

  serve(api.saveCategoryMerchandisingCall, (call) =>
    ownerChange(
      services,
      call,
      async (
        scope,
        batchId,
      ): Promise<Result<{ updatedAt: number }, 'category-not-found' | 'merchandising-conflict'>> => {
        const category = await readCategory(scope, call.parameters.categoryId)
        if (!category) return fail('category-not-found')
        const target = { level: 'category', id: category.id, title: category.displayName } as const
        return saveLevel(scope, target, call.body, batchId)
      },
      replyTo(call),
    ),
  )

  serve(api.saveProductMerchandisingCall, (call) =>
    ownerChange(
      services,
      call,
      async (
        scope,
        batchId,
      ): Promise<Result<{ updatedAt: number }, 'product-not-found' | 'merchandising-conflict'>> => {
        const product = await readProduct(scope, call.parameters.productId)
        if (!product) return fail('product-not-found')
        const target = { level: 'product', id: product.id, title: product.title } as const
        return saveLevel(scope, target, call.body, batchId)
      },
      replyTo(call),
    ),
  )
}

/** The reply to a save: the change is named where there was one. */
const replyTo =
  ({ body }: { readonly body: { readonly updatedAt: number } }) =>
  ({ updatedAt }: { readonly updatedAt: number }, batchId: string) => ({
    updatedAt,
    batchId: updatedAt === body.updatedAt ? null : batchId,
  })
