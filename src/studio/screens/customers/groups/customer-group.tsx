import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'

/** The group whose prices a customer pays; nothing for others. */
export function CustomerGroupPanel({ group }: { readonly group: CustomerProfile['group'] }) {
  if (!group) return null
  return (
    <Panel title="Group">
      <Anchor component={Link} to={`/customers/groups/${group.id}`}>
        {group.name}
      </Anchor>
    </Panel>
  )
}
