import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { listStaffCall, removeStaffCall, revokeInvitationCall } from '#shared/staff/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

/** Someone who is removed, or whose invitation is revoked. */
export type Removed =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'invitation'; readonly id: string; readonly name: string }

interface RemoveDialogProps {
  /** Null while it is closed. */
  readonly removed: Removed | null
  readonly close: () => void
}

/** Asks before someone loses their access, and says what happens. */
export function RemoveDialog({ removed, close }: RemoveDialogProps) {
  const done = (words: string) => ({
    outdates: [listStaffCall],
    onDone: () => {
      close()
      showDone(words)
    },
    onRefused: () => {},
  })
  const name = removed?.name ?? ''
  const remove = useContractMutation(removeStaffCall, done(`${name} removed.`))
  const revoke = useContractMutation(revokeInvitationCall, done('Invitation revoked.'))
  const isPerson = removed?.kind !== 'invitation'
  return (
    <Modal
      opened={removed !== null}
      onClose={close}
      title={isPerson ? `Remove ${name}?` : `Revoke the invitation of ${name}?`}
    >
      {removed && (
        <Question
          error={isPerson ? remove.error : revoke.error}
          label={isPerson ? 'Remove' : 'Revoke invitation'}
          isPending={remove.isPending || revoke.isPending}
          close={close}
          onConfirm={() =>
            isPerson
              ? remove.mutate({ parameters: { userId: removed.id } })
              : revoke.mutate({ parameters: { invitationId: removed.id } })
          }
        >
          {isPerson
            ? 'They’re signed out everywhere and can no longer open the studio. What they did stays in the history. API keys that they created keep working.'
            : 'The link stops working. You can invite them again later.'}
        </Question>
      )}
    </Modal>
  )
}

interface QuestionProps {
  readonly error: unknown
  readonly label: string
  readonly isPending: boolean
  readonly close: () => void
  readonly onConfirm: () => void
  readonly children: ReactNode
}

function Question({ error, label, isPending, close, onConfirm, children }: QuestionProps) {
  return (
    <Stack gap="md">
      <RefusalAlert error={error} />
      <Text size="sm">{children}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button color="danger" loading={isPending} onClick={onConfirm}>
          {label}
        </Button>
      </Group>
    </Stack>
  )
}
