import { Button, Group, Stack, Text } from '@mantine/core'
import { listDonorsCall, sendSummariesCall } from '#shared/donations/donor-api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

interface SendSummariesDialogProps {
  readonly year: number
  readonly close: () => void
}

/** Asks before all donors of a year get an email. */
export function SendSummariesDialog({ year, close }: SendSummariesDialogProps) {
  const send = useContractMutation(sendSummariesCall, {
    outdates: [listDonorsCall],
    onDone: () => {
      close()
      showDone(`We’re emailing the summaries of ${year}.`)
    },
  })
  return (
    <Modal opened onClose={close} title={`Email summaries of ${year}?`}>
      <Stack gap="md">
        <Text size="sm">
          Everyone who gave in {year} gets an email with a list of their donations and the legal text of their receipts.
          Donors who have had this summary don’t get it again.
        </Text>
        <Group gap="xs" justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={send.isPending} onClick={() => send.mutate({ body: { year } })}>
            Email summaries
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
