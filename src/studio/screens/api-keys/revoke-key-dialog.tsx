import { Button, Group, Stack, Text } from '@mantine/core'
import { listApiKeysCall, revokeApiKeyCall } from '#shared/api-keys/owner-api.ts'
import type { ApiKey } from '#shared/api-keys/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

interface RevokeKeyDialogProps {
  /** Null while it is closed. */
  readonly apiKey: ApiKey | null
  readonly close: () => void
}

/** Asks before a key is revoked: it cannot be restored. */
export function RevokeKeyDialog({ apiKey, close }: RevokeKeyDialogProps) {
  const revoke = useContractMutation(revokeApiKeyCall, {
    outdates: [listApiKeysCall],
    onDone: () => {
      close()
      showDone('API key revoked.')
    },
    onRefused: () => {},
  })
  return (
    <Modal opened={apiKey !== null} onClose={close} title={`Revoke ${apiKey?.name ?? ''}?`}>
      <Stack gap="md">
        <RefusalAlert error={revoke.error} />
        <Text size="sm">Programs that use this key can no longer call your site. This can’t be undone.</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button
            color="danger"
            loading={revoke.isPending}
            onClick={() => apiKey && revoke.mutate({ parameters: { keyId: apiKey.id } })}
          >
            Revoke API key
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
