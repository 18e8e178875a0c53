import { listGroupsCall } from '#shared/customer-groups/api.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface GroupFilterProps {
  readonly value: string | undefined
  readonly onChange: (groupId: string | null) => void
}

/** The filter of a list by the group of customers; nothing where there are none. */
export function GroupFilter({ value, onChange }: GroupFilterProps) {
  const { groups = [] } = useContractQuery(listGroupsCall, {}).data ?? {}
  if (groups.length === 0) return null
  return (
    <FilterSelect
      label="Group"
      width={150}
      value={value}
      choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  )
}
