import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { getCustomerCall, listCustomersCall } from '#shared/customers/api.ts'
import { draftForCustomer } from '#shared/customers/draft-for-customer.ts'
import type { DraftContent } from '#shared/draft-orders/schema.ts'
import { showRefusal } from '#studio/kit/notices.tsx'
import { ask, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'

const PAUSE = 250

interface FindCustomerProps {
  readonly onFound: (known: Pick<DraftContent, 'email' | 'address'>) => void
}

/** Finds a customer of the shop, whose email address, name and address are then those of the draft. */
export function FindCustomer({ onFound }: FindCustomerProps) {
  const { country } = useStaff().website
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), PAUSE)
  const found = useContractQuery(
    listCustomersCall,
    { query: search ? { search } : {} },
    { enabled: search !== '', keepsPreviousData: true },
  )
  const customers = search === '' ? [] : (found.data?.customers ?? [])
  const choose = (customerId: string | null) => {
    setTyped('')
    if (customerId === null) return
    ask(getCustomerCall, { parameters: { customerId } }).then(({ customer }) => {
      const { email, address } = draftForCustomer(customer, country)
      onFound({ email, address })
    }, showRefusal)
  }
  return (
    <Select
      label="Find a customer"
      placeholder="Search by name or email"
      data={customers.map(({ id, name, email }) => ({ value: id, label: [name, email].filter(Boolean).join(' · ') }))}
      // The server has searched already.
      filter={({ options }) => options}
      searchable
      openOnFocus={false}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={
        search === '' ? 'Type a name or an email address.' : found.isFetching ? 'Searching…' : 'No customers match.'
      }
      onChange={choose}
    />
  )
}
