import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { getOrderCall } from '#shared/orders/read-api.ts'
import {
  getWithdrawalCall,
  linkWithdrawalCall,
  listOrderWithdrawalsCall,
  listWithdrawalsCall,
} from '#shared/withdrawals/owner-api.ts'
import type { Withdrawal } from '#shared/withdrawals/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

const outdates = [getWithdrawalCall, listWithdrawalsCall, listOrderWithdrawalsCall, getOrderCall]

/** Links a withdrawal to the order that it is about. */
export function LinkForm({ withdrawal, close }: { readonly withdrawal: Withdrawal; readonly close: () => void }) {
  const form = useForm({
    initialValues: { orderNumber: '' },
    validate: { orderNumber: (number) => (number.trim() === '' ? 'Enter the number of the order.' : null) },
  })
  const link = useContractMutation(linkWithdrawalCall, {
    outdates,
    onDone: () => {
      close()
      showDone('Order linked.')
    },
    onRefused: () => {},
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((body) => link.mutate({ parameters: { withdrawalId: withdrawal.id }, body }))}
    >
      <Stack gap="md">
        <RefusalAlert error={link.error} />
        <TextInput
          label="Order number"
          description="The customer isn’t told."
          data-autofocus
          autoComplete="off"
          maxLength={40}
          {...form.getInputProps('orderNumber')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={link.isPending}>
            Link order
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
