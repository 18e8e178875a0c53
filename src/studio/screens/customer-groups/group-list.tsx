import { Button } from '@mantine/core'
import { Plus, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { listGroupsCall } from '#shared/customer-groups/api.ts'
import type { CustomerGroup } from '#shared/customer-groups/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Page } from '#studio/kit/page.tsx'
import { type Column, RowList } from '#studio/kit/row-list.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'

type ListedGroup = CustomerGroup & { readonly members: number }

/** The groups of customers with prices of their own. */
export function GroupList() {
  const query = useContractQuery(listGroupsCall, {})
  const formats = useFormats()
  const canManage = useMay()('orders.manage')
  const groups = query.data?.groups ?? []
  const add = canManage && (
    <Button component={Link} to="/customers/groups/new" leftSection={<Plus size={16} aria-hidden />}>
      Add group
    </Button>
  )
  return (
    <Page
      title="Customer groups"
      lead="Customers in a group have their own prices. They open them with a link that you email."
      back={{ to: '/customers', label: 'Customers' }}
      actions={groups.length > 0 && add}
    >
      {query.error ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : query.data && groups.length === 0 ? (
        <EmptyState title="No groups yet" icon={UsersRound} action={add}>
          Add a group for resellers or other customers who buy at their own prices. You choose what is taken off, fix
          prices, and set a minimum order.
        </EmptyState>
      ) : (
        <RowList
          label="Customer groups"
          rows={groups}
          keyOf={({ id }) => id}
          linkOf={({ id }) => `/customers/groups/${id}`}
          nameOf={({ name }) => name}
          nameTitle="Group"
          columns={columnsFor(formats)}
          phone={{
            aside: ({ members }) => formats.number(members),
            below: (group) => <span>{listInWords(group, formats)}</span>,
          }}
          isWaiting={query.isPending}
        />
      )}
    </Page>
  )
}

const columnsFor = (formats: Formats): Column<ListedGroup>[] => [
  { title: 'Prices', wraps: true, cell: (group) => listInWords(group, formats) },
  { title: 'Customers', width: 140, align: 'end', cell: ({ members }) => formats.number(members) },
]

/** What a list takes off, on one line. */
function listInWords({ percentMilli, categories, steps, minimumCents }: CustomerGroup, { money }: Formats): string {
  const parts = [
    percentMilli > 0 && `${percentMilli / 1000}% off`,
    categories.length > 0 && `${countInWords(categories.length, 'categories')} with another percentage`,
    steps.length > 0 && countInWords(steps.length, 'quantity discounts'),
    minimumCents > 0 && `orders from ${money(minimumCents)}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(', ') : 'Fixed prices only'
}
