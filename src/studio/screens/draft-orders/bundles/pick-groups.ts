import type { Bundle } from '#shared/products/bundles/schema.ts'
import type { Product } from '#shared/products/schema.ts'
import { variantTitle } from '#shared/products/variants.ts'

/** A variant that can be picked for a bundle. */
export interface PickOption {
  readonly variantId: string
  readonly name: string
}

/** Pieces that are picked together: those of one product of a fixed bundle, or all of a bundle of choices. */
export interface PickGroup {
  readonly title: string
  /** How many are picked. */
  readonly count: number
  /** How often a variant can be picked. */
  readonly mostOfOne: number
  readonly options: readonly PickOption[]
}

/** What has to be picked for a bundle; nothing where all of its parts are fixed. */
export function pickGroups(bundle: Bundle, products: ReadonlyMap<string, Product>): PickGroup[] {
  if (bundle.kind === 'choice')
    return [
      {
        title: 'Items',
        count: bundle.pick,
        mostOfOne: bundle.repeats ? bundle.pick : 1,
        options: bundle.parts.flatMap(({ productId, variantId }) =>
          optionsOf(products.get(productId)).filter((one) => variantId === null || one.variantId === variantId),
        ),
      },
    ]
  const open = Map.groupBy(
    bundle.parts.filter(({ variantId }) => variantId === null),
    ({ productId }) => productId,
  )
  return [...open].map(([productId, parts]) => {
    const count = parts.reduce((sum, { quantity }) => sum + quantity, 0)
    const product = products.get(productId)
    return { title: product?.title ?? '', count, mostOfOne: count, options: optionsOf(product) }
  })
}

/** The parts that are the same in each bundle, as text. */
export const fixedParts = (bundle: Bundle, products: ReadonlyMap<string, Product>): string[] =>
  bundle.kind === 'choice'
    ? []
    : bundle.parts.flatMap(({ productId, variantId, quantity }) => {
        const option = optionsOf(products.get(productId)).find((one) => one.variantId === variantId)
        return option ? [`${quantity} × ${option.name}`] : []
      })

/** How many are picked of a group. */
export const pickedOf = ({ options }: PickGroup, picked: Readonly<Record<string, number>>): number =>
  options.reduce((sum, { variantId }) => sum + (picked[variantId] ?? 0), 0)

/** Whether as many are picked of a group as it asks for, and no variant too often. */
export const isPicked = (group: PickGroup, picked: Readonly<Record<string, number>>): boolean =>
  pickedOf(group, picked) === group.count &&
  group.options.every(({ variantId }) => (picked[variantId] ?? 0) <= group.mostOfOne)

const optionsOf = (product: Product | undefined): PickOption[] =>
  (product?.variants ?? []).map(({ id, attributes }) => ({
    variantId: id,
    name: [product!.title, variantTitle(attributes)].filter(Boolean).join(' · '),
  }))
