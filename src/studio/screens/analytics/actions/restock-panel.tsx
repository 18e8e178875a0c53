import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { pathOf } from '#shared/http/call.ts'
import { exportRestockDemandCall, getRestockDemandCall, type RestockDemand } from '#shared/restock/demand-api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { CountedPanel } from './counted-panel.tsx'

/** How many people wait for what now, whatever the period. Who they are is on a screen of its own. */
export function RestockPanel() {
  const query = useContractQuery(getRestockDemandCall, {})
  const may = useMay()
  const { number, day } = useFormats()
  return (
    <CountedPanel<RestockDemand>
      title="Restock demand"
      lead="People who wait for a restock notice now, whatever the period."
      csv={pathOf(exportRestockDemandCall, {})}
      query={query}
      nameTitle="Product"
      keyOf={({ variantId }) => variantId}
      nameOf={({ name }) => name}
      columns={[
        { title: 'People waiting', cell: ({ waiting }) => number(waiting) },
        { title: 'First request', cell: ({ firstAt }) => day(firstAt) },
        { title: 'Last request', cell: ({ lastAt }) => day(lastAt) },
      ]}
      empty="No one is waiting for a restock notice."
      aside={
        may('orders.read') && (
          <Button component={Link} to="/restock" variant="default" size="compact-sm">
            View restock notices
          </Button>
        )
      }
    />
  )
}
