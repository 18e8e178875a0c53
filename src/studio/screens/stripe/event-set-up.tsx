import { Alert, Button, Code, CopyButton, Group, Text } from '@mantine/core'

/** How the owner sets up events in Stripe, where Stripe could not be asked to do it. */
export function EventSetUp({ url }: { readonly url: string }) {
  return (
    <Alert color="notice" title="Stripe doesn’t send events to this site yet">
      <Text size="sm">
        Payments work without them. Disputes and refunds that you make in Stripe appear on your orders only with events.
        In Stripe, under Developers, Webhooks, add an endpoint with this address for all payment, refund and dispute
        events. Then choose Change keys here and enter its signing secret.
      </Text>
      <Group gap="xs" mt="sm" wrap="nowrap" align="center">
        <Code style={{ overflowWrap: 'anywhere' }}>{url}</Code>
        <CopyButton value={url}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy} style={{ flexShrink: 0 }}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Alert>
  )
}
