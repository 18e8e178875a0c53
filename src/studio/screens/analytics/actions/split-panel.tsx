import { Select } from '@mantine/core'
import {
  exportShopFunnelCall,
  type ShopRow,
  type ShopSplit,
  shopSplits,
  splitShopFunnelCall,
} from '#shared/analytics/actions-api.ts'
import { rowName } from '#shared/analytics/row-name.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { nameTitles, tableWords } from '../analytics-words.ts'
import { CountedPanel } from './counted-panel.tsx'
import { usePart } from './part-words.ts'

/** The steps to an order by where visitors came from, or by their device. */
export function SplitPanel({ days }: { readonly days: Days }) {
  const { values, change } = useFilters({ by: shopSplits })
  const by: ShopSplit = values.by ?? 'channel'
  const query = useContractQuery(splitShopFunnelCall, { query: { ...days, by } }, { keepsPreviousData: true })
  const { number } = useFormats()
  const part = usePart()
  return (
    <CountedPanel<ShopRow>
      title="Where orders come from"
      csv={pathOf(exportShopFunnelCall, { query: { ...days, by } })}
      query={query}
      nameTitle={nameTitles[by]}
      keyOf={({ text }) => text}
      nameOf={({ text }) => rowName(by, text)}
      columns={[
        { title: 'Visitors', cell: ({ visitors }) => number(visitors) },
        { title: 'Viewed a product', cell: ({ steps }) => number(steps.viewed) },
        { title: 'Added to cart', cell: ({ steps }) => number(steps.added) },
        { title: 'Began checkout', cell: ({ steps }) => number(steps.begun) },
        { title: 'Ordered', cell: ({ steps }) => number(steps.bought) },
        { title: 'Conversion', cell: ({ steps, visitors }) => part(steps.bought, visitors) },
      ]}
      empty="No visits in this period."
      aside={
        <Select
          aria-label="Visitors by"
          size="xs"
          w={150}
          value={by}
          data={shopSplits.map((one) => ({ value: one, label: tableWords[one] }))}
          allowDeselect={false}
          onChange={(next) => change({ by: next === 'channel' ? null : next })}
        />
      }
    />
  )
}
