import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import { listProducts } from '#shared/products/api.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/member-context.ts'

/** The first steps of a shop that sells nothing yet; nothing once it does. */
export function FirstSteps() {
  const may = useMay()
  const canWrite = may('products.write')
  const query = useContractQuery(listProducts, { query: {} }, { enabled: canWrite && may('products.read') })
  if (!canWrite || query.data?.products.length !== 0) return null
  return (
    <Panel
      title="Open your shop"
      lead="Add what you sell, or bring it along from another shop. Visitors see it once you publish it."
    >
      <Group gap="xs">
        <Button component={Link} to="/products/new">
          Add the first product
        </Button>
        <Button component={Link} to="/imports" variant="default">
          Import from another shop
        </Button>
      </Group>
    </Panel>
  )
}
