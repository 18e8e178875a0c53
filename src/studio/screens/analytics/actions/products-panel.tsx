import { exportShopProductsCall, getShopProductsCall, type ShopProduct } from '#shared/analytics/actions-api.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { recount } from '#studio/screens/reports/counting-notice.tsx'
import { CountedPanel } from './counted-panel.tsx'
import { usePart } from './part-words.ts'

/** How often each product was looked at, put into a cart and sold. */
export function ProductsPanel({ days }: { readonly days: Days }) {
  const query = useContractQuery(
    getShopProductsCall,
    { query: days },
    { keepsPreviousData: true, refetchInterval: recount },
  )
  const { number, money } = useFormats()
  const part = usePart()
  return (
    <CountedPanel<ShopProduct>
      title="Products"
      csv={pathOf(exportShopProductsCall, { query: days })}
      query={query}
      nameTitle="Product"
      keyOf={({ productId }) => productId}
      nameOf={({ name }) => name || 'Deleted product'}
      columns={[
        { title: 'Views', cell: ({ viewed }) => number(viewed) },
        { title: 'Added to cart', cell: ({ added }) => number(added) },
        { title: 'Added of viewed', cell: ({ added, viewed }) => part(added, viewed) },
        { title: 'Units sold', cell: ({ units }) => number(units) },
        { title: 'Net sales', cell: ({ netCents }) => money(netCents, query.data?.currency) },
      ]}
      empty="No product was viewed or sold in this period."
    />
  )
}
