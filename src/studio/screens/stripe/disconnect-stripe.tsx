import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { getStoreSettingsCall } from '#shared/settings/owner-api.ts'
import { disconnectStripeCall, getStripeCall } from '#shared/stripe/owner-api.ts'
import type { StripeMode } from '#shared/stripe/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'

/** Removes the keys of a mode, after a question. */
export function DisconnectStripe({ mode }: { readonly mode: StripeMode }) {
  const [isAsking, asking] = useDisclosure(false)
  const disconnect = useContractMutation(disconnectStripeCall, {
    outdates: [getStripeCall, getStoreSettingsCall],
    onDone: () => {
      asking.close()
      showDone('Stripe disconnected.')
    },
    onRefused: () => {},
  })
  return (
    <>
      <Button variant="default" color="danger" onClick={asking.open}>
        Disconnect…
      </Button>
      <Modal opened={isAsking} onClose={asking.close} title="Disconnect Stripe?">
        {disconnect.error ? (
          <Alert color="danger" role="alert" mb="md">
            {wordsFor(disconnect.error)}
          </Alert>
        ) : null}
        <Text size="sm">
          {mode === 'live'
            ? 'Customers can no longer pay by card. Orders that were paid by card stay; you refund them in Stripe.'
            : 'Your team can no longer place test orders with Stripe.'}
        </Text>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={asking.close}>
            Cancel
          </Button>
          <Button
            color="danger"
            loading={disconnect.isPending}
            onClick={() => disconnect.mutate({ parameters: { mode } })}
          >
            Disconnect
          </Button>
        </Group>
      </Modal>
    </>
  )
}
