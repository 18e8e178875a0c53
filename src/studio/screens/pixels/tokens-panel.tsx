import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { getPixelsCall, type PixelToken, removePixelTokenCall } from '#shared/pixels/api.ts'
import { type PurchaseReceiver, pixelNames } from '#shared/pixels/providers.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './pixels.module.css'
import { TokenForm } from './token-form.tsx'

interface TokensPanelProps {
  /** The companies with a pixel that take purchases from the server. */
  readonly receivers: readonly PurchaseReceiver[]
  readonly tokens: readonly PixelToken[]
}

/** Whether the server sends orders too, by company. */
export function TokensPanel({ receivers, tokens }: TokensPanelProps) {
  return (
    <Panel
      title="Orders from the server"
      lead="Browsers that block pixels lose orders. With an access token, the server sends each order too; the company counts it once."
    >
      <ul className={classes.receivers}>
        {receivers.map((receiver) => (
          <li key={receiver}>
            <Receiver receiver={receiver} token={tokens.find(({ provider }) => provider === receiver)} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Receiver({
  receiver,
  token,
}: {
  readonly receiver: PurchaseReceiver
  readonly token: PixelToken | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  const remove = useContractMutation(removePixelTokenCall, {
    outdates: [getPixelsCall],
    onDone: () => showDone('Access token removed'),
  })
  const name = pixelNames[receiver]
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="start" wrap="nowrap">
        <div>
          <Text fw={500}>{name}</Text>
          <Text size="sm" c="dimmed">
            {token ? <TokenWords token={token} /> : 'Not set up'}
          </Text>
        </div>
        {!isOpen && (
          <Group gap="xs">
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`${token ? 'Replace' : 'Add'} access token: ${name}`}
              onClick={() => setOpen(true)}
            >
              {token ? 'Replace' : 'Add access token'}
            </Button>
            {token && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Remove access token: ${name}`}
                loading={remove.isPending}
                onClick={() => remove.mutate({ parameters: { provider: receiver } })}
              >
                Remove
              </Button>
            )}
          </Group>
        )}
      </Group>
      {token?.problem && (
        <Alert color="danger" title={`${name} refuses orders`}>
          <Text size="sm">“{token.problem.words}” Enter a new access token.</Text>
        </Alert>
      )}
      {isOpen && <TokenForm receiver={receiver} token={token} onClose={() => setOpen(false)} />}
    </Stack>
  )
}

function TokenWords({ token }: { readonly token: PixelToken }) {
  const formats = useFormats()
  return token.sentAt === null
    ? `Access token added ${formats.moment(token.addedAt)}. No order sent yet.`
    : `Last order sent ${formats.moment(token.sentAt)}.`
}
