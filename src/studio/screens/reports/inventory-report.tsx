import { Skeleton } from '@mantine/core'
import { Boxes } from 'lucide-react'
import { Link } from 'react-router'
import { getInventoryReportCall } from '#shared/reports/api.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { ReportTable } from './report-table.tsx'

/** What the stock is worth at the prices of now. */
export function InventoryReport() {
  const query = useContractQuery(getInventoryReportCall, {})
  const { money, number } = useFormats()
  const mayOpen = useMay()('products.read')
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={420} radius="lg" />
  const { rows, products, units, valueCents } = query.data
  if (rows.length === 0)
    return (
      <EmptyState title="Nothing in stock" icon={Boxes}>
        Products with a limited stock appear here, with what they’re worth at their current prices.
      </EmptyState>
    )
  return (
    <Panel
      title="Inventory value"
      lead={
        products > rows.length
          ? `${money(valueCents)} at current selling prices. The ${number(rows.length)} products with the largest values of ${number(products)}. The CSV file has all of them.`
          : `${money(valueCents)} at current selling prices, ${countInWords(units, 'units')} in stock. Costs aren’t stored, so this isn’t what you paid.`
      }
      isFlush
    >
      <ReportTable
        label="Inventory value"
        nameTitle="Product"
        rows={rows}
        keyOf={({ productId }) => productId}
        nameOf={({ productId, title }) => (mayOpen ? <Link to={`/products/${productId}`}>{title}</Link> : title)}
        columns={[
          { title: 'Units in stock', cell: (row) => number(row.units) },
          { title: 'Value', cell: (row) => money(row.valueCents) },
        ]}
      />
    </Panel>
  )
}
