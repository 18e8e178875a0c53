import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { removeMailServerCall } from '#shared/mail-server/owner-api.ts'
import { unsentWords } from '#studio/kit/delivery-words.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { outdatedBySending } from './outdated-by-sending.ts'

interface RemoveServerProps {
  /** Whether the host’s mail server takes its place. */
  readonly isHosted: boolean
  readonly onDone: () => void
}

/** Removes the mail server with its password, after a question. */
export function RemoveServer({ isHosted, onDone }: RemoveServerProps) {
  const [isAsking, asking] = useDisclosure(false)
  const remove = useContractMutation(removeMailServerCall, {
    outdates: outdatedBySending,
    onDone: () => {
      asking.close()
      onDone()
      showDone('Mail server removed.')
    },
    onRefused: () => {},
  })
  return (
    <>
      <Button variant="default" color="danger" onClick={asking.open}>
        Remove…
      </Button>
      <Modal opened={isAsking} onClose={asking.close} title="Remove the mail server?">
        <Stack gap="md">
          <RefusalAlert error={remove.error} />
          <Text size="sm">
            {isHosted
              ? 'Your host’s mail server sends your emails then. The password is deleted.'
              : `Nothing is sent then: ${unsentWords}. The password is deleted.`}
          </Text>
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={asking.close}>
            Cancel
          </Button>
          <Button color="danger" loading={remove.isPending} onClick={() => remove.mutate({})}>
            Remove
          </Button>
        </Group>
      </Modal>
    </>
  )
}
