import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { namedVariant } from '#shared/products/variants.ts'
import { listSignUpGroupsCall, type SignUpGroup } from '#shared/restock/api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { ReportTable } from '#studio/screens/reports/report-table.tsx'

const MOST = 10

/** What people wait for now, whatever the period; nothing where nobody waits. */
export function RestockPanel() {
  const { data } = useContractQuery(listSignUpGroupsCall, { query: {} })
  const { number, day } = useFormats()
  const groups = data?.signUpGroups ?? []
  if (groups.length === 0) return null
  return (
    <Panel
      title="Restock demand"
      lead="People who wait for a restock notice now."
      isFlush
      aside={
        <Button component={Link} to="/restock" variant="default" size="compact-sm">
          View restock notices
        </Button>
      }
    >
      <ReportTable<SignUpGroup>
        label="Restock demand"
        nameTitle="Product"
        rows={groups.slice(0, MOST)}
        keyOf={({ variantId }) => variantId}
        nameOf={({ productTitle: title, attributes }) => namedVariant({ title, attributes })}
        columns={[
          { title: 'People waiting', cell: ({ signUpCount }) => number(signUpCount) },
          { title: 'First request', cell: ({ firstSignUpAt }) => day(firstSignUpAt) },
          { title: 'Last request', cell: ({ lastSignUpAt }) => day(lastSignUpAt) },
        ]}
      />
    </Panel>
  )
}
