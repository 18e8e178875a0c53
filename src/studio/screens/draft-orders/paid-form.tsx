import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { paidInWays } from './paid-in-ways.ts'

type PaidInWay = (typeof paidInWays)[number]['value']

interface PaidFormProps {
  /** What it does. */
  readonly children?: ReactNode
  readonly isPending: boolean
  readonly close: () => void
  readonly pay: (paymentMethod: PaidInWay) => void
}

/** Marks something as paid, in one of the ways that the shop does not see itself. */
export function PaidForm({ children, isPending, close, pay }: PaidFormProps) {
  const form = useForm({ initialValues: { paymentMethod: 'bank-transfer' as PaidInWay } })
  return (
    <form onSubmit={form.onSubmit(({ paymentMethod }) => pay(paymentMethod))}>
      <Stack gap="md">
        {children}
        <SegmentedControl
          aria-label="How it was paid"
          data={[...paidInWays]}
          {...form.getInputProps('paymentMethod')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            Mark as paid
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
