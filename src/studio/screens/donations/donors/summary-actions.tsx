import { Anchor, Group, Text } from '@mantine/core'
import { type Donor, listDonorsCall, openSummaryCall, sendSummaryCall } from '#shared/donations/donor-api.ts'
import { pathOf } from '#shared/http/call.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'

interface SummaryActionsProps {
  readonly donor: Donor
  readonly year: number
}

/** The summary of what a donor gave in a year: when it was emailed, its PDF, and a button that emails it. */
export function SummaryActions({ donor, year }: SummaryActionsProps) {
  const { day } = useFormats()
  const { canSendEmail } = useStaff().website
  const canSend = useMay()('orders.manage') && canSendEmail
  const parameters = { customerId: donor.id, year }
  const send = useContractMutation(sendSummaryCall, {
    outdates: [listDonorsCall],
    onDone: () => showDone(`We’re emailing the summary to ${donor.email}.`),
  })
  const { summarySentAt: sentAt } = donor
  const who = donor.name || donor.email
  return (
    <Group gap="sm" justify="flex-end" wrap="nowrap">
      {sentAt !== null && (
        <Text size="sm" c="dimmed">
          Sent {day(sentAt)}
        </Text>
      )}
      <Anchor href={pathOf(openSummaryCall, { parameters })} size="sm" aria-label={`PDF for ${who}`}>
        PDF
      </Anchor>
      {canSend && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          aria-label={`Email ${who} the summary`}
          disabled={send.isPending}
          onClick={() => send.mutate({ parameters })}
        >
          {sentAt === null ? 'Email' : 'Email again'}
        </Anchor>
      )}
    </Group>
  )
}
