import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useStaff } from '#studio/session/staff-context.ts'

interface FulfilFormProps {
  readonly isPending: boolean
  readonly close: () => void
  readonly onConfirm: (notifyBuyer: boolean) => void
}

/** Asks whether customers are emailed that their orders are fulfilled. */
export function FulfilForm({ isPending, close, onConfirm }: FulfilFormProps) {
  const { canSendEmail } = useStaff().website
  const form = useForm({ initialValues: { notifyBuyer: true } })
  return (
    <form onSubmit={form.onSubmit(({ notifyBuyer }) => onConfirm(notifyBuyer))}>
      <Stack gap="md">
        <Text>All unfulfilled items are marked as fulfilled, without tracking numbers.</Text>
        <Checkbox
          label="Email the customers"
          description={
            !canSendEmail
              ? 'Email isn’t set up, so these messages won’t be sent. You can read them under Emails.'
              : form.values.notifyBuyer
                ? 'This can’t be undone once the emails are sent.'
                : undefined
          }
          {...form.getInputProps('notifyBuyer', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending} data-autofocus>
            Fulfill
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface PaidFormProps {
  readonly isPending: boolean
  readonly close: () => void
  readonly onConfirm: () => void
}

/** Asks before orders are paid: what they give to customers stays with them when the step is undone. */
export function PaidForm({ isPending, close, onConfirm }: PaidFormProps) {
  const { canSendEmail } = useStaff().website
  const form = useForm()
  return (
    <form onSubmit={form.onSubmit(onConfirm)}>
      <Stack gap="md">
        <Text>All orders that await payment are marked as paid.</Text>
        <Text size="sm" c="dimmed">
          {canSendEmail
            ? 'Customers are emailed their invoices, download links and gift cards, if their orders have any.'
            : 'Invoices, download links and gift cards are issued, if the orders have any.'}{' '}
          You can undo the payments, but not that.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending} data-autofocus>
            Mark as paid
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
