import { Select, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { getCustomerCall, listCustomersCall, mergeCustomersCall } from '#shared/customers/api.ts'
import type { CustomerProfile } from '#shared/customers/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

const PAUSE_MILLISECONDS = 250

/** Merges another customer into this one. */
export function MergeDialog({ customer, close }: { readonly customer: CustomerProfile; readonly close: () => void }) {
  const [search, setSearch] = useState('')
  const [words] = useDebouncedValue(search, PAUSE_MILLISECONDS)
  const form = useForm({
    initialValues: { otherId: null as string | null },
    validate: { otherId: (otherId) => (otherId === null ? 'Choose a customer.' : null) },
  })
  const found = useContractQuery(listCustomersCall, { query: { search: words } }).data?.customers ?? []
  const showUndo = useUndoNotice()
  const merge = useContractMutation(mergeCustomersCall, {
    outdates: [getCustomerCall, listCustomersCall],
    onDone: ({ batchId }) => {
      close()
      showUndo('Customers merged.', batchId)
    },
    onRefused: () => {},
  })
  const name = `${customer.firstName} ${customer.lastName}`.trim() || customer.email
  return (
    <Modal opened onClose={close} title="Merge customers">
      <form
        noValidate
        onSubmit={form.onSubmit(({ otherId }) => {
          if (otherId !== null) merge.mutate({ parameters: { customerId: customer.id }, body: { otherId } })
        })}
      >
        <Stack gap="md">
          <RefusalAlert error={merge.error} />
          <Text size="sm">
            Orders, email addresses, tags and notes of the other customer move to {name}. You can undo this.
          </Text>
          <Select
            label="Other customer"
            placeholder="Search by name or email"
            data-autofocus
            searchable
            nothingFoundMessage="No matches"
            searchValue={search}
            onSearchChange={setSearch}
            // The server searches.
            filter={({ options }) => options}
            data={found
              .filter(({ id }) => id !== customer.id)
              .map(({ id, name: other, email }) => ({ value: id, label: other ? `${other} (${email})` : email }))}
            {...form.getInputProps('otherId')}
          />
          <DialogFooter submitLabel="Merge" isSubmitting={merge.isPending} close={close} />
        </Stack>
      </form>
    </Modal>
  )
}
