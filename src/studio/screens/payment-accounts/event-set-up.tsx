import { Alert, Button, Code, CopyButton, Group, Text } from '@mantine/core'

interface EventSetUpProps {
  /** Of the company, such as 'Stripe'. */
  readonly name: string
  /** What the owner does there. */
  readonly steps: string
  readonly url: string
}

/** How the owner sets up events at a company, where it could not be asked to do it. */
export function EventSetUp({ name, steps, url }: EventSetUpProps) {
  return (
    <Alert color="notice" title={`${name} doesn’t send events to this site yet`}>
      <Text size="sm">
        Payments work without them. Disputes and refunds that you make in {name} appear on your orders only with events.{' '}
        {steps}
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
