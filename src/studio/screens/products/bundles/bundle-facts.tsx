import { Text } from '@mantine/core'
import { formatMoney } from '#shared/money/format.ts'
import { stockOfBundle } from '#shared/products/bundles/rules.ts'
import type { Bundle } from '#shared/products/bundles/schema.ts'
import { unitPriceCents } from '#shared/products/prices.ts'
import type { Product } from '#shared/products/schema.ts'
import { isVisible } from '#shared/products/status.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import type { DraftVariant } from '../draft.ts'
import type { PartProduct } from './use-part-products.ts'

interface FactsProps {
  readonly bundle: Bundle
  readonly products: readonly PartProduct[]
  readonly variant: DraftVariant
}

/** What the parts cost alone, what buyers save, and how many bundles their stock allows. */
export function BundleFacts({ bundle, products, variant }: FactsProps) {
  const { currency, locale } = useStaff().website
  const known = products.flatMap(({ product }) => product ?? [])
  if (bundle.parts.length === 0 || known.length < bundle.parts.length) return null
  const money = (cents: number) => formatMoney(cents, currency, { locale })
  const prices = products.map(({ product }, index) => pricesOf(product!, bundle.parts[index]!.variantId))
  const [least, most] = [Math.min, Math.max].map((pick) =>
    bundle.kind === 'choice'
      ? pick(...prices.flat()) * bundle.pick
      : prices.reduce((sum, some, index) => sum + pick(...some) * bundle.parts[index]!.quantity, 0),
  ) as [number, number]
  const price = unitPriceCents(variant)
  const now = Date.now()
  const stock = stockOfBundle(
    bundle,
    [...new Map(known.map((product) => [product.id, product])).values()]
      .filter((product) => isVisible(product, now))
      .flatMap(({ id, productType, variants }) =>
        variants.map((one) => ({ ...one, variantId: one.id, productId: id, productType })),
      ),
  )
  const bought = least === most ? money(least) : `${money(least)} to ${money(most)}`
  return (
    <Text size="sm" c="dimmed">
      {`Bought separately: ${bought}. `}
      {price > 0 && price < least && `Customers save ${least === most ? '' : 'at least '}${money(least - price)}. `}
      {price > most && 'The bundle costs more than its items. '}
      {stock.unlimited
        ? 'The stock of its items is unlimited.'
        : `The stock of its items is enough for ${stock.qtyInStock} ${stock.qtyInStock === 1 ? 'bundle' : 'bundles'}.`}
    </Text>
  )
}

const pricesOf = ({ variants }: Product, variantId: string | null): number[] => {
  const some = variants.filter(({ id }) => variantId === null || id === variantId)
  return (some.length > 0 ? some : variants).map(unitPriceCents)
}
