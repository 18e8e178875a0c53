import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'

interface DisconnectAccountProps {
  /** Of the company, such as 'Stripe'. */
  readonly name: string
  /** What happens then. */
  readonly words: string
  readonly error: unknown
  readonly isPending: boolean
  readonly onDisconnect: (options: { readonly onSuccess: () => void }) => void
}

/** Removes the keys of a mode, after a question. */
export function DisconnectAccount({ name, words, error, isPending, onDisconnect }: DisconnectAccountProps) {
  const [isAsking, asking] = useDisclosure(false)
  function finish() {
    asking.close()
    showDone(`${name} disconnected.`)
  }
  return (
    <>
      <Button variant="default" color="danger" onClick={asking.open}>
        Disconnect…
      </Button>
      <Modal opened={isAsking} onClose={asking.close} title={`Disconnect ${name}?`}>
        <Stack gap="md">
          <RefusalAlert error={error} />
          <Text size="sm">{words}</Text>
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={asking.close}>
            Cancel
          </Button>
          <Button color="danger" loading={isPending} onClick={() => onDisconnect({ onSuccess: finish })}>
            Disconnect
          </Button>
        </Group>
      </Modal>
    </>
  )
}
